// eternal-palace, version 1: frozen by "npm run freeze eternal-palace". Do not edit.

// games/eternal-palace/components/advisors.json
var advisors_default = {
  source: "rulebook",
  note: "What the advisors do, in the order of their numbers from 1; the last four take part only with privileges. What an edition says in its own way stands in editions.json.",
  rows: [
    { type: "benefactor", pay: {}, gain: { wisdom: 4 }, occasion: "none", groups: [] },
    {
      type: "benefactor",
      pay: {},
      gain: { fish: 1, wisdom: 1, resources: 1 },
      occasion: "none",
      groups: []
    },
    { type: "benefactor", pay: {}, gain: { fish: 4 }, occasion: "none", groups: [] },
    { type: "benefactor", pay: {}, gain: { resources: 2 }, occasion: "none", groups: [] },
    { type: "benefactor", pay: {}, gain: { palace: 1 }, occasion: "none", groups: [] },
    { type: "benefactor", pay: {}, gain: { step: 1 }, occasion: "none", groups: [] },
    { type: "trader", pay: { wisdom: 1 }, gain: { fish: 2 }, occasion: "none", groups: [] },
    { type: "trader", pay: { wisdom: 1 }, gain: { resources: 1 }, occasion: "none", groups: [] },
    { type: "trader", pay: { fish: 1 }, gain: { wisdom: 1 }, occasion: "none", groups: [] },
    { type: "trader", pay: { fish: 2 }, gain: { resources: 1 }, occasion: "none", groups: [] },
    { type: "trader", pay: { resources: 1 }, gain: {}, occasion: "none", groups: [] },
    {
      type: "trader",
      pay: { resources: 1 },
      gain: { resources: 1, other: true },
      occasion: "none",
      groups: []
    },
    {
      type: "diplomat",
      pay: { wisdom: 1 },
      gain: { fish: 1, resources: 1 },
      occasion: "none",
      groups: []
    },
    { type: "diplomat", pay: { fish: 1 }, gain: { wisdom: 2 }, occasion: "none", groups: [] },
    { type: "diplomat", pay: { fish: 3 }, gain: { resources: 2 }, occasion: "none", groups: [] },
    { type: "diplomat", pay: { resources: 1 }, gain: { wisdom: 3 }, occasion: "none", groups: [] },
    { type: "diplomat", pay: { resources: 1 }, gain: {}, occasion: "none", groups: [] },
    { type: "diplomat", pay: { resources: 3 }, gain: { palace: 1 }, occasion: "none", groups: [] },
    { type: "artisan", pay: {}, gain: { wood: 1 }, occasion: "resource-location", groups: [] },
    { type: "artisan", pay: {}, gain: { stone: 1 }, occasion: "resource-location", groups: [] },
    { type: "artisan", pay: {}, gain: { kaolin: 1 }, occasion: "resource-location", groups: [] },
    { type: "artisan", pay: {}, gain: { bronze: 1 }, occasion: "resource-location", groups: [] },
    { type: "artisan", pay: {}, gain: { wisdom: 2 }, occasion: "lowest-total", groups: [] },
    {
      type: "artisan",
      pay: {},
      gain: {},
      occasion: "groups",
      groups: [
        { dice: 2, gain: { fish: 1 } },
        { dice: 3, gain: {} },
        { dice: 4, gain: { palace: 1 } }
      ]
    },
    { type: "benefactor", pay: {}, gain: { privileges: 2 }, occasion: "none", groups: [] },
    { type: "trader", pay: { resources: 1 }, gain: { privileges: 1 }, occasion: "none", groups: [] },
    {
      type: "diplomat",
      pay: { fish: 1, wisdom: 1 },
      gain: { privileges: 1 },
      occasion: "none",
      groups: []
    },
    { type: "artisan", pay: {}, gain: { privileges: 1 }, occasion: "bridge", groups: [] }
  ]
};

// games/eternal-palace/components/banners.json
var banners_default = {
  source: "reconstructed",
  note: "What an advisor costs in wood, stone, kaolin and bronze, how many copies there are in every game, and how many more with four or five people. 42 cards in all as printed, and 4 for the privileges; the rest is ours: Benefactors circulate in both copies always, so that the deck never runs short.",
  rows: [
    { cost: [0, 1, 1, 0], copies: 2, more: 0 },
    { cost: [1, 0, 0, 0], copies: 2, more: 0 },
    { cost: [0, 1, 0, 0], copies: 2, more: 0 },
    { cost: [0, 0, 1, 0], copies: 2, more: 0 },
    { cost: [0, 0, 1, 1], copies: 2, more: 0 },
    { cost: [1, 0, 0, 1], copies: 2, more: 0 },
    { cost: [1, 0, 0, 0], copies: 1, more: 1 },
    { cost: [1, 1, 0, 0], copies: 1, more: 1 },
    { cost: [0, 1, 1, 0], copies: 1, more: 1 },
    { cost: [0, 0, 1, 0], copies: 1, more: 1 },
    { cost: [1, 0, 0, 1], copies: 1, more: 1 },
    { cost: [0, 1, 0, 0], copies: 1, more: 1 },
    { cost: [1, 1, 1, 0], copies: 1, more: 1 },
    { cost: [0, 1, 1, 1], copies: 1, more: 1 },
    { cost: [0, 1, 0, 1], copies: 1, more: 1 },
    { cost: [1, 0, 1, 1], copies: 1, more: 1 },
    { cost: [1, 1, 0, 1], copies: 1, more: 1 },
    { cost: [0, 0, 0, 2], copies: 1, more: 1 },
    { cost: [0, 1, 0, 1], copies: 1, more: 0 },
    { cost: [1, 0, 1, 0], copies: 1, more: 0 },
    { cost: [2, 0, 0, 0], copies: 1, more: 0 },
    { cost: [0, 2, 0, 0], copies: 1, more: 0 },
    { cost: [0, 0, 0, 1], copies: 1, more: 0 },
    { cost: [0, 0, 2, 0], copies: 1, more: 0 },
    { cost: [1, 0, 1, 0], copies: 1, more: 0 },
    { cost: [0, 1, 0, 0], copies: 1, more: 0 },
    { cost: [0, 0, 0, 1], copies: 1, more: 0 },
    { cost: [1, 1, 0, 0], copies: 1, more: 0 }
  ]
};

// games/eternal-palace/components/bridge.json
var bridge_default = {
  source: "reconstructed",
  note: "Rewards by space after the start, the last is the end, on the board and on the alternative tile. The kinds of rewards are printed in the rulebook; where they lie and how many spaces there are is ours: four or five visits cross it.",
  spaces: [
    { fish: 1 },
    {},
    { wisdom: 1 },
    {},
    { resources: 1 },
    {},
    { fish: 1, wisdom: 1 },
    {},
    { fish: 1 },
    { advisor: 1 },
    {},
    {},
    { wisdom: 1 },
    {},
    {},
    { resources: 1 },
    {},
    { fish: 1 },
    { advisor: 1 },
    {},
    { fish: 1, wisdom: 1 },
    {}
  ],
  alternative: [
    { fish: 1 },
    {},
    { wisdom: 1 },
    {},
    { wood: 1 },
    {},
    { paidStep: 1 },
    {},
    { stone: 1 },
    {},
    { advisor: 1 },
    {},
    { kaolin: 1 },
    {},
    { paidStep: 1 },
    { fish: 1, wisdom: 1 },
    {},
    { resources: 1 },
    { bronze: 1 },
    { palace: 1 },
    {},
    {}
  ]
};

// games/eternal-palace/components/compositions.json
var compositions_default = {
  source: "reconstructed",
  note: "The three layers of each card (13 is the Eternal Bridge), what it brings at once, and its points at the end. The seven kinds of rewards are printed; which layers they ask for and how often they occur is ours: what is harder to paint together brings more points.",
  cards: [
    { layers: [1, 2, 3], reward: {}, points: 1 },
    { layers: [2, 4, 8], reward: {}, points: 1 },
    { layers: [4, 5, 6], reward: { resources: 1 }, points: 1 },
    { layers: [5, 11, 13], reward: { resources: 1 }, points: 1 },
    { layers: [7, 8, 9], reward: { wisdom: 2 }, points: 1 },
    { layers: [9, 10, 11], reward: { wisdom: 2 }, points: 1 },
    { layers: [1, 6, 10], reward: { fish: 3 }, points: 1 },
    { layers: [3, 9, 12], reward: { fish: 3 }, points: 1 },
    { layers: [2, 7, 12], reward: {}, points: 2 },
    { layers: [4, 12, 13], reward: {}, points: 2 },
    { layers: [3, 5, 7], reward: { resources: 3 }, points: 0 },
    { layers: [8, 10, 13], reward: { palace: 1 }, points: 0 }
  ]
};

// games/eternal-palace/components/demands.json
var demands_default = {
  source: "rulebook",
  note: "Resources by number: 0 wood, 1 stone, 2 kaolin, 3 bronze. All cards show the same demands. The rewards count for each marker.",
  spaces: [[0, 1, 2, 3], [2, 3], [0, 1]],
  open: [2, 2, 2, 3, 3],
  cards: [
    { reward: { paidStep: 2 }, penalty: { fish: 1 } },
    { reward: { recruit: 3 }, penalty: { fish: 1 } },
    { reward: { palace: 1 }, penalty: { wisdom: 1 } },
    { reward: { wood: 1, stone: 1, kaolin: 1, bronze: 1 }, penalty: { fish: 3 } },
    { reward: { resources: 2 }, penalty: { fish: 1, wisdom: 1 } },
    { reward: { different: 2 }, penalty: { resources: 1 } },
    { reward: { resources: 1 }, penalty: { resources: 2 } },
    { reward: { fish: 1, wisdom: 3 }, penalty: { resources: 2 } },
    { reward: { wisdom: 3 }, penalty: { resources: 3 } },
    { reward: { fish: 4 }, penalty: { wisdom: 1, resources: 3 } },
    { reward: { wisdom: 2 }, penalty: { palace: 1 } },
    { reward: { fish: 3 }, penalty: { advisors: 1 } }
  ]
};

// games/eternal-palace/components/editions.json
var editions_default = {
  source: "rulebook",
  note: "All that the English and the German rulebook play differently.",
  en: {
    ownMonument: 2,
    gains: [
      {
        advisor: 11,
        dice: 0,
        gain: {
          wisdom: 2
        }
      },
      {
        advisor: 17,
        dice: 0,
        gain: {
          wisdom: 1,
          resources: 1,
          other: true
        }
      },
      {
        advisor: 24,
        dice: 3,
        gain: {
          resources: 1
        }
      }
    ],
    finalTie: "only-owner",
    masterMonument: "closest",
    compositionWithWisdom: 1
  },
  de: {
    ownMonument: 1,
    gains: [
      {
        advisor: 11,
        dice: 0,
        gain: {
          wisdom: 1
        }
      },
      {
        advisor: 17,
        dice: 0,
        gain: {
          wisdom: 3,
          resources: 1,
          other: true
        }
      },
      {
        advisor: 24,
        dice: 3,
        gain: {
          wisdom: 1
        }
      }
    ],
    finalTie: "highest-layer",
    masterMonument: "cheapest",
    compositionWithWisdom: 2
  }
};

// games/eternal-palace/components/labyrinth.json
var labyrinth_default = {
  source: "reconstructed",
  note: "Spaces from the start, 0, to the centre, the last, with their rewards, and the paths between them with what they cost in fish. That a path costs 1, 2 or 3 fish and that a space gives a resource or a Palace step is printed; the map is ours.",
  spaces: [
    {},
    { wood: 1 },
    { stone: 1 },
    { palace: 1 },
    { kaolin: 1 },
    { bronze: 1 },
    { palace: 1 },
    { wood: 1 },
    { stone: 1 },
    {}
  ],
  paths: [
    { from: 0, to: 1, fish: 1 },
    { from: 0, to: 2, fish: 1 },
    { from: 1, to: 3, fish: 2 },
    { from: 2, to: 3, fish: 3 },
    { from: 1, to: 4, fish: 1 },
    { from: 2, to: 5, fish: 1 },
    { from: 4, to: 7, fish: 1 },
    { from: 5, to: 8, fish: 1 },
    { from: 4, to: 6, fish: 2 },
    { from: 5, to: 6, fish: 2 },
    { from: 3, to: 9, fish: 3 },
    { from: 6, to: 9, fish: 1 },
    { from: 7, to: 9, fish: 2 },
    { from: 8, to: 9, fish: 2 }
  ]
};

// games/eternal-palace/components/locations.json
var locations_default = {
  source: "rulebook",
  note: "What the alternative places do differently. Fish is what one more card costs. Lists by size go from one die to five. The Market's paid step comes last, so that what was just taken can pay for it.",
  fishMarket: { draw: 1, fish: 1 },
  academy: { reserve: 1 },
  temple: {
    offers: [{ resources: 0, wisdom: 1 }, { resources: 1, wisdom: 3 }, { resources: 2, wisdom: 6 }]
  },
  market: {
    items: [{ palace: 1 }, { fish: 2, wisdom: 2, resources: 1 }, { advisor: 1 }, { paidStep: 1 }],
    taken: [0, 1, 2, 3, 3]
  }
};

// games/eternal-palace/components/master.json
var master_default = {
  source: "rulebook",
  note: "The Master: what he begins with, what he does where he does something else than people, and the end of the game by difficulty. Lists by size go from one die to five; the Market's first and last are ours. Bridge: what a die counts as after wisdom, from 1 to 6. WisdomFor: what he takes instead of a thing that he cannot use; for privileges it is ours. Academy and alternativeMarket: the alternative places; the Market's list begins with a step. Goods: fish become wisdom, wisdom Palace steps, and steps beyond a space points.",
  fish: 2,
  wisdom: 2,
  fromDeck: 2,
  fromRow: 1,
  market: [3, 3, 4, 5, 5],
  bridge: [6, 4, 4, 4, 5, 6],
  wisdomFor: { resource: 1, advisor: 1, recruit: 2, privilege: 1, step: 1 },
  academy: { takesFrom: 5, wisdom: 2, adds: 1 },
  alternativeMarket: { taken: [1, 1, 2, 3, 3], goods: [{ fish: 2, wisdom: 3 }, { palace: 1 }] },
  fishForWisdom: 3,
  wisdomForStep: 2,
  difficulties: {
    apprentice: { features: "ahead", sequence: 1, goods: false, beyond: 0 },
    journeyman: { features: "ahead", sequence: 4, goods: true, beyond: 8 },
    expert: { features: "all", sequence: 7, goods: true, beyond: 5 }
  }
};

// games/eternal-palace/components/personalities.json
var personalities_default = {
  source: "reconstructed",
  note: "The lists of the six personalities, and the Master's 17 cards: rows of the five colours from top to bottom, and who uses the card. What the actions are, that each personality has 8 cards and what it favours is printed in the rulebook; the lists, amounts and rows are ours, chosen so that against the plain bot the Apprentice wins a quarter of the games or more and the Expert nine in ten at most.",
  lists: {
    balance: { actions: ["wisdom", "fish", "bridge"], up: 5, down: 0, first: "up" },
    enlightenment: { actions: ["wisdom", "bridge", "extra", "fish"], up: 6, down: 0, first: "up" },
    perception: { actions: ["extra", "wisdom", "fish", "bridge"], up: 4, down: 1, first: "up" },
    ascent: { actions: ["wisdom", "fish", "extra", "bridge"], up: 6, down: 0, first: "up" },
    descent: { actions: ["wisdom", "fish", "extra"], up: 6, down: 1, first: "down" },
    uncertainty: { actions: ["wisdom", "monument", "extra"], up: 6, down: 0, first: "up" }
  },
  cards: [
    { rows: [[1, 4], [0, 2], [3]], signs: ["balance", "ascent"] },
    { rows: [[0], [2, 4], [1, 3]], signs: ["uncertainty"] },
    { rows: [[0, 1], [4], [2, 3]], signs: ["perception", "uncertainty"] },
    { rows: [[2, 3, 4], [0], [1]], signs: ["ascent"] },
    { rows: [[2], [0, 4], [3], [1]], signs: ["balance", "enlightenment", "descent"] },
    { rows: [[4], [2], [0], [1, 3]], signs: ["balance", "uncertainty"] },
    { rows: [[0], [1], [3], [2, 4]], signs: ["perception", "uncertainty"] },
    { rows: [[3], [4], [1], [0], [2]], signs: ["enlightenment", "perception", "ascent", "descent"] },
    { rows: [[0, 3], [4], [1], [2]], signs: ["balance", "enlightenment", "ascent", "descent"] },
    { rows: [[2], [4], [1, 3], [0]], signs: ["enlightenment", "perception", "uncertainty"] },
    { rows: [[2], [1], [4], [3], [0]], signs: ["balance", "ascent", "descent"] },
    { rows: [[4], [0], [2], [1], [3]], signs: ["balance", "enlightenment", "perception", "descent"] },
    { rows: [[1], [3], [0], [2], [4]], signs: ["balance", "perception", "ascent", "descent"] },
    { rows: [[0], [2], [3], [4], [1]], signs: ["balance", "enlightenment", "perception", "descent"] },
    { rows: [[0, 1], [4], [2], [3]], signs: ["enlightenment", "ascent", "uncertainty"] },
    { rows: [[3], [0, 4], [1], [2]], signs: ["enlightenment", "perception", "descent", "uncertainty"] },
    { rows: [[4], [0, 1, 2], [3]], signs: ["ascent", "uncertainty"] }
  ]
};

// games/eternal-palace/components/places.json
var places_default = {
  source: "rulebook",
  note: "What the places give. Lists by size go from one die to five. Near: Forest and Quarry; far: Mine and Forge. Panels of the Market are numbered from 1, 0 is none.",
  fishMarket: { draw: 3, fish: 3 },
  academy: { wisdom: 2 },
  monuments: { palace: 1 },
  resources: { near: [1, 3, 3, 3, 3], far: [0, 1, 3, 3, 3] },
  temple: { wisdom: 3 },
  market: {
    items: [{ fish: 3 }, { wisdom: 2 }, { wood: 1 }, { stone: 1 }, { kaolin: 1 }, { bronze: 1 }],
    taken: [0, 3, 4, 5, 5],
    panels: [0, 1, 2, 3, 3]
  },
  scrolls: {
    single: [{ fish: 2 }, { wisdom: 1 }],
    several: [{ fish: 2 }, { wisdom: 1 }, { wood: 1 }, { stone: 1 }, { kaolin: 1 }, { bronze: 1 }]
  }
};

// games/eternal-palace/components/privileges.json
var privileges_default = {
  source: "rulebook",
  note: "Tokens of the Privileges, and what its two board tiles offer: one more good at the Palace Market, and a space of the Eternal Bridge.",
  atFirst: 1,
  market: 1,
  alternativeMarket: 2,
  bridge: 1,
  bridgeSpace: 3
};

// games/eternal-palace/components/river.json
var river_default = {
  source: "reconstructed",
  note: "Steps of the River Market's track, each for one die and one resource.",
  steps: 4
};

// games/eternal-palace/components/setup.json
var setup_default = {
  source: "rulebook",
  note: "Set-up and end of the game; quietRounds is ours, so that every game ends. One row in bySeats for each number of people.",
  dice: 5,
  diceAtFirst: 3,
  wisdom: 2,
  resources: [1, 1, 1, 1],
  rings: [1, 1, 1, 1],
  layersToEnd: 8,
  layerCopies: 5,
  features: 10,
  rowBeyondHouses: 1,
  seals: { first: 3, second: 1 },
  quietRounds: 12,
  bySeats: [
    { seats: 1, fish: 3, awards: 1, allAdvisors: false },
    { seats: 2, fish: 3, awards: 1, allAdvisors: false },
    { seats: 3, fish: 3, awards: 1, allAdvisors: false },
    { seats: 4, fish: 4, awards: 2, allAdvisors: true },
    { seats: 5, fish: 4, awards: 2, allAdvisors: true }
  ]
};

// games/eternal-palace/components/tracks.json
var tracks_default = {
  source: "reconstructed",
  note: "Steps of the tracks by the number of their place; 0 where there is none. Chosen so that a layer costs about five dice everywhere: single dice reach 1 and 2, the Mine and the Forge take two or three a visit.",
  steps: [0, 5, 5, 0, 4, 0, 4, 0, 0, 2, 0, 2, 0]
};

// games/eternal-palace/components/index.ts
var builtIn = {
  setup: setup_default,
  places: places_default,
  tracks: tracks_default,
  bridge: bridge_default,
  advisors: advisors_default,
  banners: banners_default,
  editions: editions_default,
  privileges: privileges_default,
  labyrinth: labyrinth_default,
  river: river_default,
  demands: demands_default,
  compositions: compositions_default,
  locations: locations_default,
  master: master_default,
  personalities: personalities_default
};

// kernel/values.ts
var HIDDEN = -1;
var NONE = -2;
var NOBODY = NONE;
var upTo = (seats) => Array.from({ length: seats }, (_, seat) => seat);
var seatLists = Array.from({ length: 10 }, (_, seats) => upTo(seats));
function copy(value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const list2 = new Array(value.length);
    for (let i = 0; i < value.length; i++) list2[i] = copy(value[i]);
    return list2;
  }
  const object2 = {};
  for (const key in value) object2[key] = copy(value[key]);
  return object2;
}
function canonical(value) {
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  let text = "";
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += (i > 0 ? "," : "") + (canonical(value[i]) ?? "");
    return `[${text}]`;
  }
  const object2 = value;
  for (const key of Object.keys(object2).sort()) {
    if (object2[key] === void 0) continue;
    text += `${text === "" ? "" : ","}${plainWord.test(key) ? `"${key}"` : JSON.stringify(key)}:${canonical(object2[key])}`;
  }
  return `{${text}}`;
}
var plainWord = /^[\w-]*$/;

// kernel/questions/kind.ts
var few = (count) => count > 1 ? 2 : count === 1 ? 1 : 0;
var fewChoices = (n, k) => k < 0 || k > n ? 0 : k === 0 || k === n ? 1 : 2;
var wholeNumbers = (value, length) => Array.isArray(value) && (length === void 0 || value.length === length) && value.every(Number.isInteger);
var draftList = (draft, length) => draft === null ? new Array(length).fill(null) : Array.isArray(draft) && draft.length === length ? draft : void 0;
var pascal = [[1]];
for (let n = 1; n <= 56; n++) {
  pascal.push(Array.from({ length: n + 1 }, (_, k) => (pascal[n - 1][k - 1] ?? 0) + (pascal[n - 1][k] ?? 0)));
}
function choose(n, k) {
  if (k < 0 || k > n) return 0;
  if (n < pascal.length) return pascal[n][k];
  let result2 = 1;
  for (let i = 0; i < Math.min(k, n - k); i++) result2 = result2 * (n - i) / (i + 1);
  return Math.round(result2);
}
function combination(n, k, rank) {
  const taken = new Array(k);
  let left = rank;
  for (let place2 = 0, i = 0; i < k; place2++) {
    const ways = choose(n - place2 - 1, k - i - 1);
    if (left < ways) taken[i++] = place2;
    else left -= ways;
  }
  return taken;
}
var common = (more = {}, empty = false) => ({
  optional: more.optional === true && !empty,
  anyOrder: more.anyOrder === true,
  why: more.why,
  narrow: more.narrow
});

// kernel/questions/amount.ts
var amount = (min, max, more) => ({
  kind: "amount",
  ...common(more),
  min,
  max
});
var within = (q, n) => n >= q.min && n <= q.max;
var amountKind = {
  below: (q, steps) => steps.length === 0 ? Math.max(0, q.max - q.min + 1) : steps.length === 1 && within(q, steps[0]) ? 1 : 0,
  few: (q) => few(q.max - q.min + 1),
  next: (q, steps) => steps.length > 0 ? [] : Array.from({ length: Math.max(0, q.max - q.min + 1) }, (_, i) => q.min + i),
  toSteps: (_, answer) => Number.isInteger(answer) ? [answer] : void 0,
  toAnswer: (_, steps) => steps[0],
  possible: (q, draft) => draft === null ? q.min <= q.max : Number.isInteger(draft) && within(q, draft),
  parameters: (q) => ({ min: q.min, max: q.max }),
  sample: (q, chance) => q.min + chance.below(q.max - q.min + 1)
};

// kernel/questions/assign.ts
function rows(copies, length) {
  let ways = new Array(length + 1).fill(0);
  ways[0] = 1;
  for (const n of copies) {
    const next3 = ways.slice();
    for (let k = 1; k <= n && k <= length; k++) {
      for (let all = k; all <= length; all++) next3[all] += ways[all - k] * choose(all, k);
    }
    ways = next3;
  }
  return ways[length];
}
function leftAfter(q, laid) {
  const left = q.copies.slice();
  for (const thing of laid) {
    if (thing === NONE || thing === null) continue;
    const i = q.items.indexOf(thing);
    if (i < 0 || left[i] === 0) return void 0;
    left[i]--;
  }
  return left;
}
var filled = (laid) => laid.filter((thing) => thing !== NONE && thing !== null).length;
var assignKind = {
  below(q, steps) {
    const left = leftAfter(q, steps);
    const slots = q.slots - steps.length;
    const fill = q.fill - filled(steps);
    return left === void 0 || slots < 0 || fill < 0 ? 0 : choose(slots, fill) * rows(left, fill);
  },
  few(q) {
    let things = 0;
    let kinds2 = 0;
    for (const n of q.copies) {
      things += n;
      if (n > 0) kinds2++;
    }
    if (q.fill < 0 || q.fill > q.slots || q.fill > things) return 0;
    return q.fill === 0 || q.fill === q.slots && kinds2 === 1 ? 1 : 2;
  },
  next: (q, steps) => steps.length >= q.slots ? [] : q.fill < q.slots ? [NONE, ...q.items] : q.items,
  toSteps: (q, answer) => wholeNumbers(answer, q.slots) ? [...answer] : void 0,
  toAnswer: (_, steps) => [...steps],
  possible(q, draft) {
    const laid = draftList(draft, q.slots);
    if (!laid?.every((thing) => thing === null || Number.isInteger(thing))) return false;
    const left = leftAfter(q, laid)?.reduce((sum, n) => sum + n, 0);
    const open = laid.filter((thing) => thing === null).length;
    const fill = q.fill - filled(laid);
    return left !== void 0 && fill >= 0 && fill <= open && fill <= left;
  },
  parameters: (q) => ({ items: q.items, copies: q.copies, slots: q.slots, fill: q.fill }),
  sample(q, chance) {
    const row = sampleRow(q.items, q.copies, q.fill, chance);
    if (q.fill === q.slots) return row;
    const filledSlots = combination(q.slots, q.fill, chance.below(choose(q.slots, q.fill)));
    const answer = new Array(q.slots).fill(NONE);
    for (let i = 0; i < row.length; i++) answer[filledSlots[i]] = row[i];
    return answer;
  }
};
function sampleRow(items, copies, length, chance) {
  const row = new Array(length);
  for (let attempt = 0; attempt < 20; attempt++) {
    let place2 = 0;
    for (; place2 < length; place2++) {
      const i = chance.below(items.length);
      let free = copies[i];
      for (let earlier = 0; earlier < place2; earlier++) if (row[earlier] === items[i]) free--;
      if (free <= 0) break;
      row[place2] = items[i];
    }
    if (place2 === length) return row;
  }
  return rowWithRank(items, copies, length, chance.below(rows(copies, length)));
}
function rowWithRank(items, copies, length, rank) {
  const free = copies.slice();
  const row = [];
  let left = rank;
  while (row.length < length) {
    for (let i = 0; i < items.length; i++) {
      if (free[i] === 0) continue;
      free[i]--;
      const inside = rows(free, length - row.length - 1);
      if (left < inside) {
        row.push(items[i]);
        break;
      }
      left -= inside;
      free[i]++;
    }
  }
  return row;
}

// kernel/questions/counts.ts
function waysToMake(values, caps, most2, from = 0) {
  const places2 = Math.max(0, caps.length - from);
  const ways = new Array(places2 + 1);
  ways[places2] = new Array(most2 + 1).fill(0);
  ways[places2][0] = 1;
  for (let i = places2 - 1; i >= 0; i--) ways[i] = withPlace(ways[i + 1], values[from + i], caps[from + i]);
  return ways;
}
function withPlace(later, value, cap) {
  const ways = later.slice();
  for (let n = 1; n <= cap && n * value < ways.length; n++) {
    for (let sum = n * value; sum < ways.length; sum++) ways[sum] += later[sum - n * value];
  }
  return ways;
}
function countsWithRank(ways, values, sum, rank) {
  const counts = new Array(values.length);
  let open = sum;
  let left = rank;
  for (let i = 0; i < values.length; i++) {
    let n = 0;
    for (; left >= ways[i + 1][open]; n++) {
      left -= ways[i + 1][open];
      open -= values[i];
    }
    counts[i] = n;
  }
  return counts;
}

// kernel/questions/bundle.ts
var worth = (q, counts) => counts.reduce((sum, n, i) => sum + n * q.values[i], 0);
var bundleKind = {
  below(q, steps) {
    if (steps.length > q.values.length || steps.some((n, i) => n < 0 || n > q.stock[i])) return 0;
    const left = q.sum - worth(q, steps);
    return left < 0 ? 0 : waysToMake(q.values, q.stock, left, steps.length)[0][left];
  },
  few: (q) => few(q.sum === 0 ? 1 : waysToMake(q.values, q.stock, q.sum)[0][q.sum]),
  next(q, steps) {
    if (steps.length >= q.values.length) return [];
    const most2 = Math.min(q.stock[steps.length], Math.floor((q.sum - worth(q, steps)) / q.values[steps.length]));
    return Array.from({ length: Math.max(0, most2) + 1 }, (_, n) => n);
  },
  toSteps: (q, answer) => wholeNumbers(answer, q.values.length) ? [...answer] : void 0,
  toAnswer: (_, steps) => [...steps],
  possible(q, draft) {
    const given = draftList(draft, q.values.length)?.map((n) => n ?? 0);
    if (!given?.every((n, i) => Number.isInteger(n) && n >= 0 && n <= q.stock[i])) return false;
    const rest = q.stock.map((n, i) => n - given[i]);
    const left = q.sum - worth(q, given);
    return left >= 0 && waysToMake(q.values, rest, left)[0][left] > 0;
  },
  parameters: (q) => ({ values: q.values, stock: q.stock, sum: q.sum }),
  sample(q, chance) {
    const ways = waysToMake(q.values, q.stock, q.sum);
    return countsWithRank(ways, q.values, q.sum, chance.below(ways[0][q.sum]));
  }
};

// kernel/questions/either.ts
function either(branches, more) {
  const keys = [];
  const questions = [];
  for (const key in branches) {
    const question = branches[key];
    if (question) {
      keys.push(key);
      questions.push(question);
    }
  }
  return { kind: "either", ...common(more), keys, questions };
}
function branchOf(counts, drawn) {
  let branch = 0;
  for (let left = drawn; left >= counts[branch]; branch++) left -= counts[branch];
  return branch;
}
var eitherKind = (any) => ({
  below(q, steps) {
    if (steps.length > 0) return q.questions[steps[0]] ? any.below(q.questions[steps[0]], steps.slice(1)) : 0;
    return q.questions.reduce((sum, question) => sum + any.below(question, []), 0);
  },
  few(q) {
    let found = 0;
    for (let i = 0; i < q.questions.length && found < 2; i++) found += any.few(q.questions[i]);
    return few(found);
  },
  next: (q, steps) => steps.length === 0 ? q.questions.map((_, i) => i) : any.next(q.questions[steps[0]], steps.slice(1)),
  toSteps(q, answer) {
    if (!Array.isArray(answer) || answer.length !== 2) return void 0;
    const branch = q.keys.indexOf(answer[0]);
    const steps = branch < 0 ? void 0 : any.toSteps(q.questions[branch], answer[1]);
    return steps && [branch, ...steps];
  },
  toAnswer: (q, steps) => [q.keys[steps[0]], any.toAnswer(q.questions[steps[0]], steps.slice(1))],
  possible(q, draft) {
    const [key, rest] = Array.isArray(draft) && draft.length === 2 ? draft : [draft, null];
    return q.questions.some((question, i) => (key === null || key === q.keys[i]) && any.possible(question, rest));
  },
  parameters: (q) => ({
    branches: Object.fromEntries(
      q.keys.map((key, i) => [key, { kind: q.questions[i].kind, ...any.parameters(q.questions[i]) }])
    )
  }),
  sample(q, chance) {
    const counts = q.questions.map((question) => any.below(question, []));
    const branch = branchOf(counts, chance.below(counts.reduce((sum, n) => sum + n, 0)));
    return [q.keys[branch], any.sample(q.questions[branch], chance)];
  }
});

// kernel/chance.ts
var rollDie = (chance, faces3 = 6) => 1 + chance.below(faces3);
function drawFrom(chance, pile) {
  if (pile.length === 0) throw new Error("drawFrom: the pile is empty; check its size before drawing");
  const at = chance.below(pile.length);
  const drawn = pile[at];
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i];
  pile.pop();
  return drawn;
}
function shuffle(chance, list2) {
  for (let i = list2.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const kept = list2[i];
    list2[i] = list2[j];
    list2[j] = kept;
  }
  return list2;
}
var noChance = {
  below() {
    throw new Error("no chance may be drawn here: a branch of a fork, a question and a view are free of chance");
  }
};

// kernel/questions/order.ts
var different = (things) => new Set(things).size === things.length;
var orderKind = {
  below(q, steps) {
    if (steps.length > q.items.length || !different(steps) || !steps.every((item) => q.items.includes(item))) return 0;
    let ways = 1;
    for (let left = q.items.length - steps.length; left > 1; left--) ways *= left;
    return ways;
  },
  few: (q) => q.items.length > 1 ? 2 : 1,
  next: (q, steps) => q.items.filter((item) => !steps.includes(item)),
  toSteps: (q, answer) => wholeNumbers(answer, q.items.length) ? [...answer] : void 0,
  toAnswer: (_, steps) => [...steps],
  possible(q, draft) {
    const given = draftList(draft, q.items.length)?.filter((item) => item !== null);
    return given?.every((item) => q.items.includes(item)) === true && different(given);
  },
  parameters: (q) => ({ items: q.items }),
  sample: (q, chance) => shuffle(chance, q.items.slice())
};

// kernel/questions/partition.ts
var partition = (alike, limits = {}, more) => ({
  kind: "partition",
  ...common(more, alike.length === 0),
  alike,
  minGroups: limits.minGroups ?? 1,
  maxGroups: limits.maxGroups ?? alike.length,
  maxSize: limits.maxSize ?? alike.length
});
var trees = /* @__PURE__ */ new Map();
var mostThings = 9;
function keyOf({ alike, minGroups, maxGroups, maxSize }) {
  let key = minGroups * 100 + Math.min(maxGroups, mostThings) * 10 + Math.min(maxSize, mostThings);
  for (let thing = 0; thing < alike.length; thing++) key = key * 10 + alike.indexOf(alike[thing]);
  return key;
}
function treeOf(q) {
  if (q.alike.length > mostThings) {
    throw new Error(`partition: at most ${mostThings} things can be put into groups, not ${q.alike.length}`);
  }
  const key = keyOf(q);
  let tree = trees.get(key);
  if (!tree) {
    const pattern = q.alike.map((label) => q.alike.indexOf(label));
    tree = { count: 0, branches: [] };
    const seen = /* @__PURE__ */ new Set();
    for (const groups of allGroupings(q)) {
      const meaning = sameMeaning(pattern, groups);
      if (seen.has(meaning)) continue;
      seen.add(meaning);
      let node2 = tree;
      node2.count++;
      for (const group of groups) {
        node2.branches[group] ??= { count: 0, branches: [] };
        node2 = node2.branches[group];
        node2.count++;
      }
    }
    trees.set(key, tree);
  }
  return tree;
}
function* allGroupings(q, groups = [], sizes2 = []) {
  if (groups.length === q.alike.length) {
    if (sizes2.length >= q.minGroups) yield groups;
    return;
  }
  for (let group = 0; group <= sizes2.length && group < q.maxGroups; group++) {
    if ((sizes2[group] ?? 0) >= q.maxSize) continue;
    const larger = sizes2.slice();
    larger[group] = (sizes2[group] ?? 0) + 1;
    yield* allGroupings(q, [...groups, group], larger);
  }
}
var sameMeaning = (pattern, groups) => {
  const members = [];
  groups.forEach((group, thing) => {
    members[group] ??= [];
    members[group].push(pattern[thing]);
  });
  return members.map((group) => group.sort((a, b) => a - b).join()).sort().join("|");
};
var node = (q, steps) => steps.reduce((tree, step) => tree?.branches[step], treeOf(q));
function tidyPartition(q, groups) {
  const pattern = q.alike.map((label) => q.alike.indexOf(label));
  const wanted = sameMeaning(pattern, renumbered(groups));
  for (const candidate of allGroupings(q)) {
    if (sameMeaning(pattern, candidate) === wanted) return candidate;
  }
  return groups;
}
var renumbered = (groups) => {
  const order2 = [...new Set(groups)];
  return groups.map((group) => order2.indexOf(group));
};
var partitionKind = {
  below: (q, steps) => node(q, steps)?.count ?? 0,
  few: (q) => few(treeOf(q).count),
  next: (q, steps) => Object.keys(node(q, steps)?.branches ?? []).map(Number),
  toSteps: (q, answer) => wholeNumbers(answer, q.alike.length) ? [...answer] : void 0,
  toAnswer: (_, steps) => [...steps],
  possible(q, draft) {
    const groups = draftList(draft, q.alike.length);
    if (!groups?.every((group) => group === null || Number.isInteger(group))) return false;
    const given = groups.filter((group) => group !== null);
    const sizes2 = /* @__PURE__ */ new Map();
    for (const group of given) sizes2.set(group, (sizes2.get(group) ?? 0) + 1);
    const free = groups.length - given.length;
    const room = [...sizes2.values()].reduce((sum, size) => sum + q.maxSize - size, 0);
    const fits = sizes2.size <= q.maxGroups && [...sizes2.values()].every((size) => size <= q.maxSize);
    return fits && sizes2.size + free >= q.minGroups && free <= room + (q.maxGroups - sizes2.size) * q.maxSize;
  },
  parameters: (q) => ({ alike: q.alike, minGroups: q.minGroups, maxGroups: q.maxGroups, maxSize: q.maxSize }),
  sample(q, chance) {
    let tree = treeOf(q);
    let left = chance.below(tree.count);
    const groups = new Array(q.alike.length);
    for (let thing = 0; thing < groups.length; thing++) {
      let group = 0;
      for (; left >= (tree.branches[group]?.count ?? 0); group++) left -= tree.branches[group]?.count ?? 0;
      groups[thing] = group;
      tree = tree.branches[group];
    }
    return groups;
  }
};

// kernel/questions/pick.ts
var nothing = {};
var pick = (items, more = nothing) => ({
  kind: "pick",
  optional: more.optional === true,
  anyOrder: more.anyOrder === true,
  why: more.why,
  narrow: more.narrow,
  items
});
var pickKind = {
  below: (q, steps) => steps.length === 0 ? q.items.length : q.items.includes(steps[0]) && steps.length === 1 ? 1 : 0,
  few: (q) => few(q.items.length),
  next: (q, steps) => steps.length === 0 ? q.items : [],
  toSteps: (_, answer) => Number.isInteger(answer) ? [answer] : void 0,
  toAnswer: (_, steps) => steps[0],
  possible: (q, draft) => draft === null ? q.items.length > 0 : q.items.includes(draft),
  parameters: (q) => ({ items: q.items }),
  sample: (q, chance) => q.items[chance.below(q.items.length)]
};

// kernel/questions/pick-then.ts
var pickThen = (items, ways, more) => ({
  kind: "pick-then",
  optional: more?.optional === true,
  anyOrder: more?.anyOrder === true,
  why: more?.why,
  narrow: more?.narrow,
  items,
  ways
});
var waysOf = (q, item) => q.ways[q.items.indexOf(item)] ?? [];
var pickThenKind = {
  below(q, steps) {
    if (steps.length === 0) return q.ways.reduce((sum, ways2) => sum + ways2.length, 0);
    const ways = waysOf(q, steps[0]);
    return steps.length === 1 ? ways.length : steps.length === 2 && ways.includes(steps[1]) ? 1 : 0;
  },
  few(q) {
    let found = 0;
    for (let i = 0; i < q.ways.length && found < 2; i++) found += q.ways[i].length;
    return few(found);
  },
  next: (q, steps) => steps.length === 0 ? q.items : steps.length === 1 ? waysOf(q, steps[0]) : [],
  toSteps: (_, answer) => wholeNumbers(answer, 2) ? [...answer] : void 0,
  toAnswer: (_, steps) => [steps[0], steps[1]],
  possible(q, draft) {
    const [item, way] = draftList(draft, 2) ?? [NaN, NaN];
    return q.items.some(
      (other, i) => (item === null || item === other) && (way === null ? q.ways[i].length > 0 : q.ways[i].includes(way))
    );
  },
  parameters: (q) => ({ items: q.items, ways: q.ways }),
  sample(q, chance) {
    let left = chance.below(pickThenKind.below(q, []));
    let i = 0;
    for (; left >= q.ways[i].length; i++) left -= q.ways[i].length;
    return [q.items[i], q.ways[i][left]];
  }
};
function firstInAnyWay({ items, ways }, chance) {
  let first = 0;
  while (ways[first].length === 0) first++;
  return [items[first], ways[first][chance.below(ways[first].length)]];
}

// kernel/questions/share.ts
var ones = (caps) => new Array(caps.length).fill(1);
var upTo2 = (n) => Array.from({ length: Math.max(0, n) + 1 }, (_, i) => i);
var shareKind = {
  below(q, steps) {
    if (steps.length > q.caps.length || steps.some((n, i) => n < 0 || n > q.caps[i])) return 0;
    const given = steps.reduce((sum, n) => sum + n, 0);
    if (given > q.max) return 0;
    const [ways] = waysToMake(ones(q.caps), q.caps, q.max - given, steps.length);
    let all = 0;
    for (let sum = Math.max(q.min, given); sum <= q.max; sum++) all += ways[sum - given];
    return all;
  },
  few(q) {
    let room = 0;
    let places2 = 0;
    for (const cap of q.caps) {
      room += cap;
      if (cap > 0) places2++;
    }
    const least = Math.max(0, q.min);
    const most2 = Math.min(q.max, room);
    if (least !== most2) return least < most2 ? 2 : 0;
    return places2 > 1 && least > 0 && least < room ? 2 : 1;
  },
  next: (q, steps) => steps.length >= q.caps.length ? [] : upTo2(Math.min(q.caps[steps.length], q.max)),
  toSteps: (q, answer) => wholeNumbers(answer, q.caps.length) ? [...answer] : void 0,
  toAnswer: (_, steps) => [...steps],
  possible(q, draft) {
    const given = draftList(draft, q.caps.length)?.map((n) => n ?? 0);
    if (!given?.every((n, i) => Number.isInteger(n) && n >= 0 && n <= q.caps[i])) return false;
    const sum = given.reduce((all, n) => all + n, 0);
    const room = q.caps.reduce((all, cap) => all + cap, 0);
    return sum <= q.max && room >= q.min;
  },
  parameters: (q) => ({ caps: q.caps, min: q.min, max: q.max }),
  sample(q, chance) {
    const values = ones(q.caps);
    const ways = waysToMake(values, q.caps, q.max);
    const least = Math.max(q.min, 0);
    let all = 0;
    for (let sum2 = least; sum2 <= q.max; sum2++) all += ways[0][sum2];
    let rank = chance.below(all);
    let sum = least;
    for (; rank >= ways[0][sum]; sum++) rank -= ways[0][sum];
    return countsWithRank(ways, values, sum, rank);
  }
};

// kernel/questions/split.ts
var sides = [0, 1];
var firstSide = [0];
var tidySplit = (answer) => answer[0] === 1 ? answer.map((side) => 1 - side) : answer;
var splitKind = {
  below(q, steps) {
    if (steps.length > q.items.length || steps.length > 0 && steps[0] !== 0) return 0;
    let ones2 = 0;
    for (const side of steps) {
      if (side !== 0 && side !== 1) return 0;
      ones2 += side;
    }
    let zeros = steps.length - ones2;
    let left = q.items.length - steps.length;
    if (steps.length === 0 && left > 0) {
      zeros = 1;
      left--;
    }
    let sum = 0;
    for (let k = 0; k <= left; k++) if (ones2 + k >= q.min && zeros + left - k >= q.min) sum += choose(left, k);
    return sum;
  },
  few(q) {
    const { length } = q.items;
    if (length === 0) return q.min <= 0 ? 1 : 0;
    const least = Math.max(0, q.min);
    const most2 = Math.min(length - 1, length - q.min);
    return least < most2 ? 2 : least > most2 ? 0 : fewChoices(length - 1, least);
  },
  next: (q, steps) => steps.length >= q.items.length ? [] : steps.length === 0 ? firstSide : sides,
  toSteps: (q, answer) => wholeNumbers(answer, q.items.length) ? [...answer] : void 0,
  toAnswer: (_, steps) => [...steps],
  possible(q, draft) {
    const given = draftList(draft, q.items.length);
    if (!given?.every((side) => side === null || side === 0 || side === 1)) return false;
    const count = (side) => given.filter((other) => other === side).length;
    const needed = Math.max(0, q.min - count(0)) + Math.max(0, q.min - count(1));
    return needed <= count(null);
  },
  parameters: (q) => ({ items: q.items, min: q.min }),
  sample(q, chance) {
    let rank = chance.below(splitKind.below(q, []));
    const answer = new Array(q.items.length).fill(0);
    const free = q.items.length - 1;
    if (free < 1) return answer;
    let ones2 = Math.max(q.min, 0);
    for (; rank >= choose(free, ones2); ones2++) rank -= choose(free, ones2);
    for (const place2 of combination(free, ones2, rank)) answer[place2 + 1] = 1;
    return answer;
  }
};

// kernel/questions/subset.ts
var subset = (items, min, max, more) => ({
  kind: "subset",
  ...common(more, min <= 0 && Math.min(max, items.length) === 0),
  items,
  min,
  max: Math.min(max, items.length)
});
var stopped = (steps) => steps.length > 0 && steps[steps.length - 1] === NONE;
var subsetKind = {
  below(q, steps) {
    let at = 0;
    for (let i = 0; i < steps.length; i++) {
      if (steps[i] === NONE) {
        return i === steps.length - 1 && i >= q.min && i < q.max && at < q.items.length ? 1 : 0;
      }
      at = q.items.indexOf(steps[i], at) + 1;
      if (at === 0 || i >= q.max) return 0;
    }
    const left = q.items.length - at;
    let sum = 0;
    for (let k = Math.max(0, q.min - steps.length); k <= q.max - steps.length; k++) sum += choose(left, k);
    return sum;
  },
  few(q) {
    const least = Math.max(0, q.min);
    return least < q.max ? 2 : least > q.max ? 0 : fewChoices(q.items.length, least);
  },
  next(q, steps) {
    if (stopped(steps) || steps.length >= q.max) return [];
    const later = steps.length === 0 ? q.items : q.items.slice(q.items.indexOf(steps[steps.length - 1]) + 1);
    return later.length === 0 ? [] : [NONE, ...later];
  },
  toSteps(q, answer) {
    if (!wholeNumbers(answer)) return void 0;
    const whole2 = answer.length >= q.max || answer[answer.length - 1] === q.items[q.items.length - 1];
    return whole2 && q.items.length > 0 ? [...answer] : q.items.length === 0 && answer.length === 0 ? [] : [...answer, NONE];
  },
  toAnswer: (_, steps) => stopped(steps) ? steps.slice(0, -1) : [...steps],
  possible(q, draft) {
    if (draft === null) return q.items.length >= q.min;
    if (!wholeNumbers(draft)) return false;
    const chosen = draft;
    return chosen.length <= q.max && q.items.length >= q.min && new Set(chosen).size === chosen.length && chosen.every((item) => q.items.includes(item));
  },
  parameters: (q) => ({ items: q.items, min: q.min, max: q.max }),
  sample(q, chance) {
    const { items } = q;
    let rank = chance.below(subsetKind.below(q, []));
    let size = Math.max(q.min, 0);
    for (; rank >= choose(items.length, size); size++) rank -= choose(items.length, size);
    const answer = combination(items.length, size, rank);
    for (let i = 0; i < size; i++) answer[i] = items[answer[i]];
    return answer;
  }
};

// kernel/questions/index.ts
var PASS = -3;
var kinds = {
  pick: pickKind,
  "pick-then": pickThenKind,
  either: eitherKind({ below, few: fewAnswers, next, toSteps, toAnswer, possible, parameters, sample: sampleAnswer }),
  subset: subsetKind,
  partition: partitionKind,
  split: splitKind,
  share: shareKind,
  bundle: bundleKind,
  assign: assignKind,
  order: orderKind,
  amount: amountKind
};
var kindOf = (question) => kinds[question.kind];
var narrow = (question, answer) => question.narrow?.(answer);
function below(question, steps) {
  if (question.narrow) return narrowed(question).filter((path) => steps.every((step, i) => path[i] === step)).length;
  if (steps.length > 0 && steps[0] === PASS) return question.optional && steps.length === 1 ? 1 : 0;
  const passes = question.optional && steps.length === 0 ? 1 : 0;
  return passes + kindOf(question).below(question, steps);
}
function next(question, steps) {
  if (steps.length > 0 && steps[0] === PASS) return [];
  const own2 = kindOf(question).next(question, steps);
  return question.optional && steps.length === 0 ? [PASS, ...own2] : own2;
}
function toSteps(question, answer) {
  if (answer === NONE && question.optional) return [PASS];
  return kindOf(question).toSteps(question, answer);
}
function toAnswer(question, steps) {
  return steps[0] === PASS ? NONE : kindOf(question).toAnswer(question, steps);
}
var lists = /* @__PURE__ */ new WeakMap();
function narrowed(question) {
  let list2 = lists.get(question);
  if (!list2) {
    const wide = { ...question, narrow: void 0 };
    list2 = paths(wide).filter((path) => path[0] === PASS || narrow(question, toAnswer(question, path)) === void 0);
    lists.set(question, list2);
  }
  return list2;
}
function paths(question) {
  const found = [];
  const walk = (steps) => {
    const more = smallSteps(question, steps);
    if (more.length === 0 && below(question, steps) === 1) found.push(steps);
    for (const step of more) walk([...steps, step]);
  };
  walk([]);
  return found;
}
var smallSteps = (question, steps) => next(question, steps).filter((step) => below(question, [...steps, step]) > 0);
function smallStepsForBots(question, steps) {
  const all = smallSteps(question, steps);
  return orderIsFree(question, steps) ? all.slice(0, all[0] === PASS ? 2 : 1) : all;
}
function orderIsFree(question, steps) {
  if (steps.length === 0) return question.anyOrder;
  if (question.kind !== "either" || steps[0] === PASS) return false;
  return orderIsFree(question.questions[steps[0]], steps.slice(1));
}
var countAnswers = (question) => below(question, []);
function fewAnswers(question) {
  if (question.narrow) return few(narrowed(question).length);
  const own2 = kindOf(question).few(question);
  return question.optional ? few(own2 + 1) : own2;
}
var isForced = (question) => fewAnswers(question) === 1;
var hasChoice = (question) => fewAnswers(question) === 2;
var listAnswers = (question) => paths(question).map((steps) => toAnswer(question, steps));
function unrankAnswer(question, rank) {
  return unrankFrom(question, [], rank);
}
function unrankFrom(question, begun, rank) {
  const steps = begun.slice();
  let left = rank;
  for (; ; ) {
    const more = next(question, steps);
    if (more.length === 0) return toAnswer(question, steps);
    let found = false;
    for (const step of more) {
      steps.push(step);
      const inside = below(question, steps);
      if (left < inside) {
        found = true;
        break;
      }
      left -= inside;
      steps.pop();
    }
    if (!found)
      throw new RangeError(`rank ${rank} of a ${question.kind} question with ${countAnswers(question)} answers`);
  }
}
function sampleAnswer(question, chance) {
  if (question.narrow) {
    const all = narrowed(question);
    return toAnswer(question, all[chance.below(all.length)]);
  }
  if (question.kind === "pick") return samplePick(question, chance);
  const kind = kindOf(question);
  if (question.optional && chance.below(kind.below(question, []) + 1) === 0) return NONE;
  return kind.sample(question, chance);
}
function samplePick({ items, optional }, chance) {
  const drawn = chance.below(optional ? items.length + 1 : items.length);
  return drawn < items.length ? items[drawn] : NONE;
}
function sampleForBots(question, chance) {
  if (question.kind === "either" && !question.narrow) return sampleBranch(question, chance);
  if (!question.anyOrder) return sampleAnswer(question, chance);
  if (question.kind === "pick-then" && !question.optional && !question.narrow) {
    return firstInAnyWay(question, chance);
  }
  const first = smallStepsForBots(question, []);
  const counts = first.map((step) => below(question, [step]));
  const drawn = chance.below(counts.reduce((sum, n) => sum + n, 0));
  const taken = branchOf(counts, drawn);
  const before = counts.slice(0, taken).reduce((sum, n) => sum + n, 0);
  return unrankFrom(question, [first[taken]], drawn - before);
}
function sampleBranch(question, chance) {
  const { keys, questions } = question;
  if (keys.length === 1 && !question.optional) return [keys[0], sampleForBots(questions[0], chance)];
  const counts = branchCounts(question);
  const all = counts.reduce((sum, n) => sum + n, 0);
  const drawn = chance.below(question.optional ? all + 1 : all);
  if (drawn === all) return NONE;
  const branch = branchOf(counts, drawn);
  return [keys[branch], sampleForBots(questions[branch], chance)];
}
function branchCounts({ questions, anyOrder }) {
  const counts = questions.map(countForBots);
  const first = counts.findIndex((n) => n > 0);
  return anyOrder ? counts.map((n, i) => i === first ? n : 0) : counts;
}
function countForBots(question) {
  if (question.kind === "either" && !question.narrow) {
    return branchCounts(question).reduce((sum, n) => sum + n, question.optional ? 1 : 0);
  }
  if (!question.anyOrder) return below(question, []);
  return smallStepsForBots(question, []).reduce((sum, step) => sum + below(question, [step]), 0);
}
function whyNot(question, answer) {
  if (answer === NONE && !question.optional && question.kind !== "amount") {
    return { reason: "mayNotPass" };
  }
  const steps = toSteps(question, answer);
  if (steps === void 0) return { reason: "wrongForm", values: { kind: question.kind } };
  const wide = question.narrow ? { ...question, narrow: void 0 } : question;
  for (let length = 1; length <= steps.length; length++) {
    const begun = steps.slice(0, length);
    if (below(wide, begun) === 0) return reasonFor(question, begun);
  }
  const made = steps.length === 0 || smallSteps(wide, steps).length === 0 ? toAnswer(wide, steps) : void 0;
  if (made === void 0 || canonical(made) !== canonical(answer) || below(wide, steps) !== 1) {
    return { reason: "wrongForm", values: { kind: question.kind } };
  }
  if (question.kind === "either" && answer !== NONE) {
    const inner = question.questions[steps[0]];
    const refused = whyNot(inner, answer[1]);
    if (refused) return refused;
  }
  return answer === NONE && question.optional ? void 0 : narrow(question, answer);
}
function reasonFor(question, steps) {
  if (question.kind === "either" && steps[0] !== PASS && steps.length > 1) {
    return reasonFor(question.questions[steps[0]], steps.slice(1));
  }
  return question.why?.(...steps) ?? { reason: "notOffered", values: { kind: question.kind } };
}
function possible(question, draft) {
  if (draft === null) return below(question, []) > 0;
  if (draft === NONE && question.optional) return true;
  if (!question.narrow) return kindOf(question).possible(question, draft);
  return listAnswers(question).some((answer) => answer !== NONE && agrees(question, draft, answer));
}
function agrees(question, draft, answer) {
  if (draft === null) return true;
  if (!Array.isArray(draft) || !Array.isArray(answer)) return canonical(draft) === canonical(answer);
  if (question.kind === "subset") return wholeSet(draft) && draft.every((item) => answer.includes(item));
  if (draft.length !== answer.length) return false;
  const numbers = draft.every((part) => part === null || Number.isInteger(part));
  switch (question.kind) {
    case "either": {
      const { keys, questions } = question;
      if (draft[0] !== null && draft[0] !== answer[0]) return false;
      return agrees(questions[keys.indexOf(answer[0])], draft[1], answer[1]);
    }
    case "share":
    case "bundle":
      return numbers && draft.every((n, i) => n === null || n >= 0 && n <= answer[i]);
    case "partition":
    case "split":
      return numbers && filledIn(draft, Math.max(2, answer.length)).some(
        (full) => canonical(tidy(question, full)) === canonical(answer)
      );
    default:
      return draft.every((part, i) => part === null || part === answer[i]);
  }
}
var wholeSet = (draft) => new Set(draft).size === draft.length;
function filledIn(draft, groups) {
  let full = [[]];
  for (const given of draft) {
    full = full.flatMap(
      (begun) => given !== null ? [[...begun, given]] : Array.from({ length: groups }, (_, group) => [...begun, group])
    );
  }
  return full;
}
function tidy(question, answer) {
  if (answer === NONE || !Array.isArray(answer)) return answer;
  if (question.kind === "subset") return [...answer].sort((a, b) => a - b);
  if (question.kind === "split") return tidySplit(answer);
  if (question.kind === "partition") return tidyPartition(question, answer);
  if (question.kind === "either") {
    const { keys, questions } = question;
    const branch = keys.indexOf(answer[0]);
    return branch < 0 ? answer : [answer[0], tidy(questions[branch], answer[1])];
  }
  return answer;
}
function parameters(question) {
  const own2 = kindOf(question).parameters(question);
  return {
    ...own2,
    ...question.optional && { optional: true },
    ...question.anyOrder && { anyOrder: true },
    ...question.narrow && { narrowed: true }
  };
}

// kernel/procedure.ts
var again = /* @__PURE__ */ Symbol("again");
var restart = /* @__PURE__ */ Symbol("restart");
var leave = /* @__PURE__ */ Symbol("leave");
var Call = class _Call {
  procedure;
  args;
  repeats;
  constructor(procedure2, args, repeats) {
    this.procedure = procedure2;
    this.args = args;
    this.repeats = repeats;
  }
  /** Afterwards the calling step is done again, not the next one. */
  get thenAgain() {
    return new _Call(this.procedure, this.args, true);
  }
};
var call = (procedure2, args) => new Call(procedure2, args, false);
var ACT = 0;
var ASK = 1;
var TOGETHER = 2;
var EACH = 3;
var FORK = 4;
var named = (step) => step;
var makers = {
  act: (act) => named({ kind: ACT, act }),
  ask: (step) => named({ kind: ASK, ...step }),
  together: (step) => named({ kind: TOGETHER, ...step }),
  each: (list2, procedure2, locals) => named({ kind: EACH, list: list2, procedure: procedure2, locals }),
  fork: (step) => named({ kind: FORK, ...step })
};
var oneShape = {
  kind: ACT,
  name: "",
  rule: void 0,
  act: void 0,
  to: void 0,
  question: void 0,
  answer: void 0,
  answers: void 0,
  eachSeat: void 0,
  also: void 0,
  neverAutomatic: void 0,
  list: void 0,
  procedure: void 0,
  locals: void 0,
  join: void 0
};
function rules() {
  return {
    procedure(name, locals, steps, more) {
      const made = steps(makers);
      const list2 = Object.entries(made).map(
        ([step, definition]) => ({ ...oneShape, ...definition, name: step })
      );
      if (list2.length === 0) throw new Error(`procedure ${name} has no steps`);
      return { name, locals, steps: list2, first: `${name}.${list2[0].name}`, ...more };
    }
  };
}

// kernel/run.ts
var Standing = class {
  g;
  table;
  io;
  at = nowhere;
  seat = NOBODY;
  constructor(g, io) {
    this.g = g;
    this.table = io.table;
    this.io = io;
  }
};
var nowhere = {};
var mostWork = 1e6;
function begin(game3, io) {
  const state = {
    g: game3.setup(io.table, io.chance),
    where: { stack: [], asked: NOBODY, together: null, branches: null }
  };
  const here = new Standing(state.g, io);
  push(game3, state.where.stack, game3.start, {}, here);
  runOn(game3, state, here);
  return state;
}
var run = (game3, state, io) => runOn(game3, state, new Standing(state.g, io));
function runOn(game3, state, here) {
  const { where } = state;
  const { stack } = where;
  const { steps } = game3;
  for (let work = 0; stack.length > 0; work++) {
    const frame = stack[stack.length - 1];
    const step = steps[frame.step];
    const definition = step.definition;
    here.at = frame.at;
    switch (definition.kind) {
      case ACT:
        follow(game3, stack, frame, step, definition.act(here), here, false);
        break;
      case ASK: {
        const seat = definition.to(here);
        if (seat >= 0) {
          where.asked = seat;
          return;
        }
        goOn(stack, frame, step, false);
        break;
      }
      case TOGETHER: {
        const seats = definition.to(here);
        if (seats.length > 0) {
          where.together = { seats: seats.slice(), answers: blanks(seats.length) };
          return;
        }
        goOn(stack, frame, step, false);
        break;
      }
      case EACH:
        eachOne(game3, stack, frame, step, here, false);
        break;
      case FORK: {
        const seats = definition.to(here);
        if (seats.length > 0) {
          where.branches = seats.map((seat) => newBranchHere(game3, frame, seat, here));
          for (const branch of where.branches) runOnIn(game3, state, branch, here);
          if (!joined(where)) return;
          join(game3, state, here);
        } else goOn(stack, frame, step, false);
      }
    }
    if (work > mostWork) throw new Error(`${game3.id}: ${step.id} and what it calls never come to an end`);
  }
}
function eachOne(game3, stack, frame, step, here, branch) {
  const definition = step.definition;
  if (frame.list === null) {
    frame.list = definition.list(here).slice();
    frame.next = 0;
  }
  if (frame.next < frame.list.length) {
    const item = frame.list[frame.next++];
    push(game3, stack, definition.procedure, definition.locals(item, here), here);
  } else {
    frame.list = null;
    goOn(stack, frame, step, branch);
  }
}
function goOn(stack, frame, step, branch) {
  if (step.next !== "") frame.step = step.next;
  else finish(stack, frame, branch);
}
function finish(stack, frame, branch) {
  if (branch && stack.length === 1) frame.step = "";
  else stack.pop();
}
function push(game3, stack, procedure2, args, here) {
  stack.push(newFrame(game3, procedure2, args, here));
}
function newFrame(game3, procedure2, args, here) {
  if (here.io.checks && procedure2.possible && !procedure2.possible(args, here)) {
    throw new Error(`${game3.id}: ${procedure2.name} was entered although its own "possible" says that it cannot be done`);
  }
  return { step: procedure2.first, at: procedure2.locals(args), list: null, next: 0 };
}
function follow(game3, stack, frame, step, flow, here, branch) {
  if (flow === void 0) goOn(stack, frame, step, branch);
  else if (flow === again) return;
  else if (flow === restart) frame.step = step.first;
  else if (flow === leave) finish(stack, frame, branch);
  else if (flow instanceof Call) {
    if (!flow.repeats) goOn(stack, frame, step, branch);
    push(game3, stack, flow.procedure, flow.args, here);
  } else {
    goOn(stack, frame, step, branch);
    for (let i = flow.list.length - 1; i >= 0; i--) {
      push(game3, stack, flow.list[i].procedure, flow.list[i].args, here);
    }
  }
}
function questionFor(game3, table, state, seat) {
  const frame = frameAsking(state, seat);
  if (!frame) return void 0;
  const here = new Standing(state.g, { table, chance: noChance });
  here.at = frame.at;
  here.seat = seat;
  return questionIn(game3.steps[frame.step].definition, here);
}
function questionIn(definition, here) {
  const question = definition.question(here);
  if (definition.kind === TOGETHER || !definition.also) return question;
  const also = definition.also(here);
  const branches = { [definition.name]: question };
  for (const key in also) branches[key] = also[key].question;
  return either(branches);
}
function frameAsking({ where }, seat) {
  if (where.branches) {
    const branch = where.branches.find((one) => one.seat === seat);
    return branch && !branch.done ? branch.stack[branch.stack.length - 1] : void 0;
  }
  const asked = where.together ? where.together.seats.includes(seat) : where.asked === seat;
  return asked ? where.stack[where.stack.length - 1] : void 0;
}
function mayBeAutomatic(game3, state, seat, active) {
  const { branches, together, asked, stack } = state.where;
  if (branches) return seat === active;
  if (together || asked !== seat) return false;
  const definition = game3.steps[stack[stack.length - 1].step].definition;
  return definition.neverAutomatic !== true;
}
function questionId(game3, state, seat) {
  const frame = frameAsking(state, seat);
  return frame && game3.steps[frame.step].definition.name;
}
function questionRule(game3, table, state, seat) {
  const frame = frameAsking(state, seat);
  if (!frame) return void 0;
  const { rule } = game3.steps[frame.step].definition;
  return typeof rule === "string" ? rule : rule({ g: state.g, at: frame.at, seat, table });
}
function give(game3, state, seat, answer, io) {
  const { where } = state;
  const { stack } = where;
  const frame = stack[stack.length - 1];
  const here = new Standing(state.g, io);
  if (where.branches) {
    const branch = where.branches.find((one) => one.seat === seat);
    if (!branch || branch.done) throw new Error(`${game3.id}: seat ${seat} is not asked`);
    giveInBranch(game3, state, branch, answer, io);
    if (!joined(where)) return false;
    join(game3, state, here);
  } else if (where.together) {
    const { seats, answers } = where.together;
    answers[seats.indexOf(seat)] = answer;
    if (answers.includes(null)) return false;
    allAnswered(game3, state, where.together, here);
  } else {
    const step = game3.steps[frame.step];
    where.asked = NOBODY;
    here.at = frame.at;
    here.seat = seat;
    follow(game3, stack, frame, step, answered(step.definition, answer, here), here, false);
  }
  runOn(game3, state, here);
  return true;
}
function allAnswered(game3, { where }, { seats, answers }, here) {
  const bySeat = blanks(here.table.seats);
  for (let i = 0; i < seats.length; i++) bySeat[seats[i]] = answers[i];
  where.together = null;
  const frame = where.stack[where.stack.length - 1];
  const step = game3.steps[frame.step];
  const definition = step.definition;
  here.at = frame.at;
  if (definition.eachSeat) eachAnswer(definition, bySeat, here);
  follow(game3, where.stack, frame, step, definition.answers?.(bySeat, here), here, false);
}
function eachAnswer(definition, bySeat, here) {
  for (let seat = 0; seat < bySeat.length; seat++) {
    const answer = bySeat[seat];
    if (answer === null) continue;
    here.seat = seat;
    definition.eachSeat?.(answer, here);
  }
}
function blanks(length) {
  const list2 = new Array(length);
  for (let i = 0; i < length; i++) list2[i] = null;
  return list2;
}
function answered(definition, answer, here) {
  if (!definition.also) return definition.answer(answer, here);
  const [key, inner] = answer;
  if (key === definition.name) return definition.answer(inner, here);
  return definition.also(here)[key].call(inner).thenAgain;
}
function newBranch(game3, state, seat, io) {
  const frame = state.where.stack[state.where.stack.length - 1];
  return newBranchHere(game3, frame, seat, new Standing(state.g, io));
}
function newBranchHere(game3, frame, seat, here) {
  const fork = game3.steps[frame.step].definition;
  here.at = frame.at;
  const args = fork.locals(seat, here);
  return { seat, done: false, stack: [newFrame(game3, fork.procedure, args, here)] };
}
var joined = (where) => {
  for (const branch of where.branches ?? []) if (!branch.done) return false;
  return true;
};
var standingIn = (state, branch, io) => new Standing(state.g, {
  table: io.table,
  chance: noChance,
  emit: io.emitInBranch && ((event) => io.emitInBranch?.(branch.seat, event)),
  draft: branch.stack[0].at,
  checks: io.checks
});
function giveInBranch(game3, state, branch, answer, io) {
  const here = standingIn(state, branch, io);
  const { stack } = branch;
  const frame = stack[stack.length - 1];
  const step = game3.steps[frame.step];
  here.at = frame.at;
  here.seat = branch.seat;
  follow(game3, stack, frame, step, answered(step.definition, answer, here), here, true);
  runOnIn(game3, state, branch, here, here);
}
var runBranch = (game3, state, branch, io) => runOnIn(game3, state, branch, new Standing(state.g, io));
function runOnIn(game3, state, branch, here, own2) {
  const { stack, seat } = branch;
  let inside = own2;
  for (let work = 0; ; work++) {
    const frame = stack[stack.length - 1];
    if (frame.step === "") {
      branch.done = true;
      return;
    }
    const step = game3.steps[frame.step];
    const definition = step.definition;
    here.at = frame.at;
    switch (definition.kind) {
      case ACT:
        inside ??= standingIn(state, branch, here.io);
        inside.at = frame.at;
        follow(game3, stack, frame, step, definition.act(inside), here, true);
        break;
      case ASK: {
        const to = definition.to(here);
        if (to === seat) return;
        if (to >= 0) throw new Error(`${game3.id}: ${step.id} asks seat ${to} in the branch of seat ${seat}`);
        goOn(stack, frame, step, true);
        break;
      }
      case EACH:
        eachOne(game3, stack, frame, step, here, true);
        break;
      default:
        throw new Error(`${game3.id}: ${step.id} is a together or a fork inside a fork`);
    }
    if (work > mostWork) throw new Error(`${game3.id}: ${step.id} and what it calls never come to an end`);
  }
}
function join(game3, { where }, here) {
  const frame = where.stack[where.stack.length - 1];
  const step = game3.steps[frame.step];
  const fork = step.definition;
  const drafts = blanks(here.table.seats);
  for (const branch of where.branches ?? []) drafts[branch.seat] = branch.stack[0].at;
  where.branches = null;
  here.io.onJoin?.();
  here.at = frame.at;
  follow(game3, where.stack, frame, step, fork.join(drafts, here), here, false);
}
var atRandom = {};
function playout(game3, state, io, options2 = atRandom) {
  const { where } = state;
  const { policy } = options2;
  const here = new Standing(state.g, io);
  let decisions = 0;
  while (where.stack.length > 0 && !options2.until?.(state)) {
    if (where.branches) decisions += playBranches(game3, state, where.branches, here, policy);
    else if (where.together) decisions += playTogether(game3, state, where.together, here, policy);
    else decisions += playAsked(game3, state, here, policy);
    runOn(game3, state, here);
  }
  return decisions;
}
function decide(state, frame, definition, seat, here, policy, chance = here.io.chance) {
  here.at = frame.at;
  here.seat = seat;
  const question = questionIn(definition, here);
  if (!policy || !hasChoice(question)) return sampleForBots(question, chance);
  const { table } = here;
  return policy({ table, view: state, known: null, seat, id: definition.name, at: frame.at, question }, chance);
}
function imaginedAnswer(game3, state, seat, io, policy) {
  const { stack } = state.where;
  const frame = stack[stack.length - 1];
  return decide(
    state,
    frame,
    game3.steps[frame.step].definition,
    seat,
    new Standing(state.g, io),
    policy
  );
}
function playAsked(game3, state, here, policy) {
  const { where } = state;
  const { stack, asked } = where;
  const frame = stack[stack.length - 1];
  const step = game3.steps[frame.step];
  const definition = step.definition;
  const answer = decide(state, frame, definition, asked, here, policy);
  where.asked = NOBODY;
  follow(game3, stack, frame, step, answered(definition, answer, here), here, false);
  return 1;
}
function playTogether(game3, state, together, here, policy) {
  const { seats, answers } = together;
  const { stack } = state.where;
  const frame = stack[stack.length - 1];
  const definition = game3.steps[frame.step].definition;
  let decisions = 0;
  for (let i = 0; i < seats.length; i++) {
    if (answers[i] !== null) continue;
    answers[i] = decide(state, frame, definition, seats[i], here, policy);
    decisions++;
  }
  allAnswered(game3, state, together, here);
  return decisions;
}
function playBranches(game3, state, branches, here, policy) {
  let decisions = 0;
  for (const branch of branches) decisions += playBranch(game3, state, branch, here.io, policy);
  join(game3, state, here);
  return decisions;
}
function playBranch(game3, state, branch, io, policy) {
  const { stack, seat } = branch;
  const inner = standingIn(state, branch, io);
  let decisions = 0;
  for (; !branch.done; decisions++) {
    const frame = stack[stack.length - 1];
    const step = game3.steps[frame.step];
    const definition = step.definition;
    const answer = decide(state, frame, definition, seat, inner, policy, io.chance);
    follow(game3, stack, frame, step, answered(definition, answer, inner), inner, true);
    runOnIn(game3, state, branch, inner, inner);
  }
  return decisions;
}

// kernel/state.ts
var cloneFrame = (frame) => ({
  step: frame.step,
  at: cloneLocals(frame.at),
  list: frame.list === null ? null : frame.list.slice(),
  next: frame.next
});
function cloneLocals(at) {
  const locals = { ...at };
  for (const key in locals) {
    const value = locals[key];
    if (typeof value === "object" && value !== null) locals[key] = copy(value);
  }
  return locals;
}
var cloneStack = (stack) => {
  const frames = new Array(stack.length);
  for (let i = 0; i < stack.length; i++) frames[i] = cloneFrame(stack[i]);
  return frames;
};
var cloneWhere = (where) => ({
  stack: cloneStack(where.stack),
  asked: where.asked,
  together: where.together && { seats: where.together.seats, answers: where.together.answers.slice() },
  branches: where.branches?.map(({ seat, done, stack }) => ({ seat, done, stack: cloneStack(stack) })) ?? null
});

// kernel/view.ts
function determinizeView(game3, table, view2, known, seat, chance, { pending } = {}) {
  const state = {
    g: game3.determinize(view2.g, known, seat, chance, table),
    where: cloneWhere(view2.where)
  };
  const io = { table, chance };
  const policy = pending === "open" ? void 0 : pending;
  const { together, branches } = state.where;
  together?.answers.forEach((answer, i) => {
    if (answer !== HIDDEN || together.seats[i] === seat) return;
    together.answers[i] = pending === "open" ? null : imaginedAnswer(game3, state, together.seats[i], io, policy);
  });
  for (const branch of branches ?? []) {
    if (branch.seat === seat) continue;
    const { done } = branch;
    branch.stack = newBranch(game3, state, branch.seat, io).stack;
    branch.done = false;
    runBranch(game3, state, branch, io);
    if (done && pending !== "open") playBranch(game3, state, branch, io, policy);
  }
  return state;
}

// kernel/machine.ts
var machine = {
  begin,
  run,
  give,
  playout,
  questionFor,
  questionId,
  questionRule,
  mayBeAutomatic,
  determinizeView,
  whyNot,
  onlyAnswer: (question) => isForced(question) ? unrankAnswer(question, 0) : void 0
};

// kernel/game.ts
function defineGame(definition) {
  const wrong = (what) => new Error(`defineGame ${definition.id}: ${what}`);
  const steps = {};
  const questions = [];
  const names2 = /* @__PURE__ */ new Set();
  for (const procedure2 of definition.procedures) {
    if (names2.has(procedure2.name)) throw wrong(`two procedures are called ${procedure2.name}`);
    names2.add(procedure2.name);
    const ids = procedure2.steps.map((step) => `${procedure2.name}.${step.name}`);
    procedure2.steps.forEach((step, i) => {
      steps[ids[i]] = { id: ids[i], procedure: procedure2.name, definition: step, next: ids[i + 1] ?? "", first: ids[0] };
      if (step.kind !== ASK && step.kind !== TOGETHER) return;
      if (questions.includes(step.name)) throw wrong(`two questions are called ${step.name}`);
      questions.push(step.name);
    });
  }
  const known = (procedure2) => {
    if (!names2.has(procedure2.name)) throw wrong(`procedure ${procedure2.name} is used but not listed in procedures`);
  };
  known(definition.start);
  for (const id in steps) {
    const step = steps[id].definition;
    if (step.kind === EACH || step.kind === FORK) known(step.procedure);
  }
  const [fewest, most2] = definition.seats;
  if (!(fewest >= 1 && most2 >= fewest)) throw wrong(`seats ${fewest} to ${most2} make no sense`);
  return { ...definition, steps, questions, machine };
}

// kernel/schema.ts
var report = (problems, place2, reason, values = {}) => {
  problems.push({ place: place2, reason, values });
  return false;
};
var shown = (value) => (JSON.stringify(value) ?? String(value)).slice(0, 40);
var whole = (min, max) => ({
  check: (value, place2, problems) => Number.isInteger(value) && value >= min && value <= max || report(problems, place2, "notAWholeNumber", { min, max, found: shown(value) })
});
var words = {
  check: (value, place2, problems) => typeof value === "string" && value.trim() !== "" || report(problems, place2, "notWords", { found: shown(value) })
};
var flag = {
  check: (value, place2, problems) => typeof value === "boolean" || report(problems, place2, "notAFlag", { found: shown(value) })
};
var oneOf = (...allowed) => ({
  check: (value, place2, problems) => allowed.includes(value) || report(problems, place2, "notOneOf", { allowed, found: shown(value) })
});
var list = (of, size = {}) => ({
  check(value, place2, problems) {
    if (!Array.isArray(value)) return report(problems, place2, "notAList", { found: shown(value) });
    const min = size.length ?? size.min ?? 0;
    const max = size.length ?? size.max ?? 1e3;
    if (value.length < min || value.length > max) {
      return report(problems, place2, "wrongLength", { min, max, found: value.length });
    }
    return value.map((one, i) => of.check(one, `${place2}[${i}]`, problems)).every(Boolean);
  }
});
var object = (fields) => ({
  check(value, place2, problems) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return report(problems, place2, "notAnObject", { found: shown(value) });
    }
    const inner = (key) => place2 === "" ? key : `${place2}.${key}`;
    let right = true;
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(fields, key))
        right = report(problems, inner(key), "unknownKey", { known: Object.keys(fields) });
    }
    for (const key in fields) {
      const there = Object.hasOwn(value, key);
      if (!there) right = report(problems, inner(key), "missingKey");
      else if (!fields[key].check(value[key], inner(key), problems)) right = false;
    }
    return right;
  }
});
var source = oneOf("rulebook", "reported", "reconstructed");
var sourced = (fields) => object({ source, note: words, ...fields });

// kernel/sorted.ts
function putIn(sorted, thing) {
  let at = sorted.length;
  sorted.push(thing);
  for (; at > 0 && sorted[at - 1] > thing; at--) sorted[at] = sorted[at - 1];
  sorted[at] = thing;
}
function takeOut(sorted, thing) {
  const last = sorted.length - 1;
  for (let at = sorted.indexOf(thing); at < last; at++) sorted[at] = sorted[at + 1];
  sorted.pop();
}
function kindsIn(sorted) {
  const kinds2 = [];
  for (let i = 0; i < sorted.length; i++) if (i === 0 || sorted[i] !== sorted[i - 1]) kinds2.push(sorted[i]);
  return kinds2;
}

// games/eternal-palace/components/goods.ts
var some = (fields) => ({
  check(value, place2, problems) {
    const there = typeof value === "object" && value !== null ? Object.keys(fields).filter((key) => key in value) : [];
    return object(Object.fromEntries(there.map((key) => [key, fields[key]]))).check(value, place2, problems);
  }
});
var few2 = whole(1, 20);
var reward = some({
  fish: few2,
  wisdom: few2,
  wood: few2,
  stone: few2,
  kaolin: few2,
  bronze: few2,
  resources: few2,
  other: flag,
  different: whole(1, 4),
  palace: few2,
  step: few2,
  paidStep: few2,
  advisor: few2,
  recruit: few2,
  privileges: few2
});

// games/eternal-palace/components/master.ts
var action = oneOf("fish", "wisdom", "monument", "bridge", "extra");
var personality = object({
  actions: list(action, { min: 1, max: 5 }),
  up: whole(0, 11),
  down: whole(0, 11),
  first: oneOf("up", "down")
});
var difficulty = object({
  /** Which features that nobody earned are his: where he is ahead, or all of them. */
  features: oneOf("ahead", "all"),
  /** How long a person's sequence has to be at least to win the prize. */
  sequence: whole(1, 13),
  goods: flag,
  beyond: whole(0, 99)
});
var names = ["balance", "enlightenment", "perception", "ascent", "descent", "uncertainty"];
var colours = 5;
var card = object({
  rows: list(list(whole(0, colours - 1), { min: 1, max: 3 }), { min: 1, max: colours }),
  signs: list(oneOf(...names), { min: 1, max: names.length })
});
var few3 = whole(0, 9);
var masterSchema = sourced({
  fish: whole(0, 20),
  wisdom: whole(0, 20),
  fromDeck: whole(0, 9),
  fromRow: whole(0, 9),
  market: list(whole(0, 20), { length: 5 }),
  bridge: list(whole(1, 6), { length: 6 }),
  wisdomFor: object({ resource: few3, advisor: few3, recruit: few3, privilege: few3, step: few3 }),
  academy: object({ takesFrom: whole(1, 6), wisdom: few3, adds: few3 }),
  alternativeMarket: object({ taken: list(whole(0, 3), { length: 5 }), goods: list(reward, { length: 2 }) }),
  fishForWisdom: whole(1, 20),
  wisdomForStep: whole(1, 20),
  difficulties: object({ apprentice: difficulty, journeyman: difficulty, expert: difficulty })
});
var personalitiesSchema = sourced({
  lists: object({
    balance: personality,
    enlightenment: personality,
    perception: personality,
    ascent: personality,
    descent: personality,
    uncertainty: personality
  }),
  cards: list(card, { min: 1, max: 99 })
});
function checkPersonalities({ lists: lists3, cards }) {
  const problems = [];
  const wrong = (place2, reason, values = {}) => problems.push({ place: `personalities.${place2}`, reason, values });
  for (const name of names) {
    const { actions } = lists3[name];
    if (new Set(actions).size !== actions.length) wrong(`lists.${name}.actions`, "actionTwice");
    if (!cards.some(({ signs }) => signs.includes(name)))
      wrong("cards", "personalityWithoutCards", { personality: name });
  }
  if (lists3.balance.actions.includes("extra")) wrong("lists.balance.actions", "balanceStaysAway");
  cards.forEach(({ rows: rows3 }, number) => {
    const shown3 = rows3.flat().toSorted((a, b) => a - b);
    if (shown3.length !== colours || shown3.some((colour, i) => colour !== i))
      wrong(`cards[${number}].rows`, "eachColourOnce");
  });
  return problems;
}

// games/eternal-palace/components/modules.ts
var privilegesSchema = sourced({
  /** Everybody's at the beginning. */
  atFirst: whole(0, 9),
  /** What the tile beside the Palace Market offers, on its two sides. */
  market: few2,
  alternativeMarket: few2,
  /** What the tile on the Eternal Bridge offers, and the space that it covers. */
  bridge: few2,
  bridgeSpace: whole(1, 40)
});
var labyrinthSchema = sourced({
  spaces: list(reward, { min: 3, max: 40 }),
  paths: list(object({ from: whole(0, 39), to: whole(0, 39), fish: whole(0, 9) }), { min: 2, max: 99 })
});
var riverSchema = sourced({ steps: whole(2, 20) });
var penalty = some({ fish: few2, wisdom: few2, resources: few2, palace: few2, advisors: few2 });
var demandsSchema = sourced({
  /** The spaces from top to bottom: the sorts of resources that satisfy them. */
  spaces: list(list(whole(0, 3), { min: 1, max: 4 }), { min: 1, max: 5 }),
  /** By number of people: how many of the spaces are used. */
  open: list(whole(1, 5), { length: 5 }),
  cards: list(object({ reward, penalty }), { min: 1, max: 40 })
});
var compositionsSchema = sourced({
  /** Points of those with wisdom stand in editions.json. */
  cards: list(object({ layers: list(whole(1, 13), { length: 3 }), reward, points: whole(0, 9) }), { min: 5, max: 40 })
});
var bySize = list(whole(0, 9), { length: 5 });
var locationsSchema = sourced({
  fishMarket: object({ draw: whole(1, 9), fish: whole(1, 9) }),
  academy: object({ reserve: whole(0, 9) }),
  temple: object({ offers: list(object({ resources: whole(0, 9), wisdom: whole(0, 20) }), { min: 1, max: 5 }) }),
  market: object({ items: list(reward, { min: 1, max: 9 }), taken: bySize })
});
function checkModules({ labyrinth: labyrinth2, demands, compositions, locations, privileges, bridge: bridge2 }) {
  const problems = [];
  const wrong = (place2, reason, values = {}) => problems.push({ place: place2, reason, values });
  labyrinth2.paths.forEach(({ from, to }, i) => {
    if (from === to || Math.max(from, to) >= labyrinth2.spaces.length) wrong(`labyrinth.paths[${i}]`, "noSuchPath");
  });
  if (!reachesCentre(labyrinth2)) wrong("labyrinth.paths", "centreOutOfReach");
  if (demands.open.some((open) => open > demands.spaces.length)) wrong("demands.open", "tooFewSpaces");
  compositions.cards.forEach(({ layers }, i) => {
    if (new Set(layers).size !== layers.length) wrong(`compositions.cards[${i}].layers`, "layerTwice");
  });
  if (locations.temple.offers[0].resources > 0) wrong("locations.temple.offers[0]", "firstOfferIsFree");
  locations.market.taken.forEach((taken, i) => {
    if (taken > locations.market.items.length) wrong(`locations.market.taken[${i}]`, "tooFewItems");
  });
  const shorter = Math.min(bridge2.spaces.length, bridge2.alternative.length);
  if (privileges.bridgeSpace >= shorter) wrong("privileges.bridgeSpace", "beyondTheBridge", { spaces: shorter });
  return problems;
}
function reachesCentre({ spaces, paths: paths2 }) {
  const found = /* @__PURE__ */ new Set([0]);
  for (const space of found) {
    for (const { from, to } of paths2) {
      if (from === space) found.add(to);
      if (to === space) found.add(from);
    }
  }
  return found.has(spaces.length - 1);
}

// games/eternal-palace/components/schema.ts
var price = some({ fish: few2, wisdom: few2, resources: few2 });
var bySize2 = (of) => list(of, { length: 5 });
var bySort = list(whole(0, 9), { length: 4 });
var advisor = object({
  type: oneOf("benefactor", "trader", "diplomat", "artisan"),
  pay: price,
  gain: reward,
  /** When an artisan helps. */
  occasion: oneOf("none", "resource-location", "bridge", "lowest-total", "groups"),
  /** Of an artisan that looks at groups: what a group of so many dice brings, the last also for more. */
  groups: list(object({ dice: whole(1, 5), gain: reward }), { max: 5 })
});
var isOfPrivileges = ({ gain: gain2 }) => gain2.privileges !== void 0;
var edition = object({
  ownMonument: whole(1, 9),
  /** What an advisor brings, by its number; `dice` is the size of the group for an artisan that looks at groups, or 0. */
  gains: list(object({ advisor: whole(1, 99), dice: whole(0, 5), gain: reward }), { max: 30 }),
  finalTie: oneOf("only-owner", "highest-layer"),
  /** Points of a composition that brings wisdom. */
  compositionWithWisdom: whole(0, 9),
  /** Which monument is the Master's choice. */
  masterMonument: oneOf("closest", "cheapest")
});
var schema = object({
  setup: sourced({
    dice: whole(1, 5),
    diceAtFirst: whole(1, 5),
    wisdom: whole(0, 20),
    resources: bySort,
    rings: bySort,
    layersToEnd: whole(1, 13),
    layerCopies: whole(5, 9),
    features: whole(9, 30),
    rowBeyondHouses: whole(0, 5),
    seals: object({ first: whole(0, 9), second: whole(0, 9) }),
    quietRounds: whole(1, 99),
    bySeats: list(object({ seats: whole(1, 5), fish: whole(0, 20), awards: whole(1, 5), allAdvisors: flag }), {
      length: 5
    })
  }),
  places: sourced({
    fishMarket: object({ draw: whole(1, 9), fish: whole(0, 20) }),
    academy: object({ wisdom: whole(0, 20) }),
    monuments: object({ palace: whole(0, 9) }),
    resources: object({ near: bySize2(whole(0, 9)), far: bySize2(whole(0, 9)) }),
    temple: object({ wisdom: whole(0, 20) }),
    market: object({
      items: list(reward, { min: 1, max: 9 }),
      taken: bySize2(whole(0, 9)),
      panels: bySize2(whole(0, 5))
    }),
    scrolls: object({ single: list(reward, { min: 1, max: 9 }), several: list(reward, { min: 1, max: 9 }) })
  }),
  tracks: sourced({ steps: list(whole(0, 20), { length: 13 }) }),
  bridge: sourced({
    spaces: list(reward, { min: 4, max: 40 }),
    alternative: list(reward, { min: 4, max: 40 })
  }),
  advisors: sourced({ rows: list(advisor, { min: 1, max: 40 }) }),
  banners: sourced({
    rows: list(object({ cost: bySort, copies: whole(0, 9), more: whole(0, 9) }), { min: 1, max: 40 })
  }),
  editions: sourced({ en: edition, de: edition }),
  privileges: privilegesSchema,
  labyrinth: labyrinthSchema,
  river: riverSchema,
  demands: demandsSchema,
  compositions: compositionsSchema,
  locations: locationsSchema,
  master: masterSchema,
  personalities: personalitiesSchema
});
var withTrack = [1, 2, 4, 6, 9, 11];
function check(components2) {
  const { setup: setup2, places: places2, tracks, advisors, banners, editions, personalities } = components2;
  const problems = [...checkPersonalities(personalities), ...checkModules(components2)];
  const wrong = (place2, reason, values = {}) => problems.push({ place: place2, reason, values });
  if (setup2.diceAtFirst > setup2.dice) wrong("setup.diceAtFirst", "tooManyDice", { most: setup2.dice });
  if (setup2.bySeats.some(({ seats }, i) => seats !== i + 1)) wrong("setup.bySeats", "seatsInOrder");
  tracks.steps.forEach((steps, place2) => {
    if (withTrack.includes(place2) !== steps >= 2) wrong(`tracks.steps[${place2}]`, "trackWhereThereIsNone");
  });
  if (banners.rows.length !== advisors.rows.length) wrong("banners.rows", "oneForEachAdvisor");
  for (const { seats, allAdvisors } of setup2.bySeats) {
    const cards = banners.rows.reduce(
      (sum, { copies, more }, i) => sum + (isOfPrivileges(advisors.rows[i]) ? 0 : copies + (allAdvisors ? more : 0)),
      0
    );
    const needed = seats + setup2.rowBeyondHouses + places2.fishMarket.draw;
    if (cards < needed) wrong("banners.rows", "tooFewAdvisors", { needed, seats });
  }
  for (const key of ["en", "de"]) {
    const unknown = editions[key].gains.find(({ advisor: advisor2 }) => advisor2 > advisors.rows.length);
    if (unknown) wrong(`editions.${key}.gains`, "noSuchAdvisor", { advisor: unknown.advisor });
  }
  places2.market.taken.forEach((taken, i) => {
    if (taken > places2.market.items.length) wrong(`places.market.taken[${i}]`, "tooFewItems");
  });
  return problems;
}

// games/eternal-palace/rules/model.ts
var options = {
  edition: { type: "choice", values: ["en", "de"], standard: "en" },
  privileges: { type: "flag", standard: false },
  /** At most one of the three expansions that do not go together. */
  extra: { type: "choice", values: ["none", "labyrinth", "riverMarket", "compositions"], standard: "none" },
  /** The places that are played in their alternative version. */
  locations: { type: "some", values: ["fishMarket", "academy", "temple", "market", "bridge"], standard: [] },
  /** EP 15.3, EP 15.22: the Master, for one person alone. */
  master: {
    type: "choice",
    seats: [1, 1],
    values: ["balance", "enlightenment", "perception", "ascent", "descent", "uncertainty"],
    standard: "balance"
  },
  difficulty: { type: "choice", seats: [1, 1], values: ["apprentice", "journeyman", "expert"], standard: "journeyman" }
};
var place = {
  scrolls: 0,
  fishMarket: 1,
  academy: 2,
  springPavilion: 3,
  forest: 4,
  serenityBridge: 5,
  quarry: 6,
  temple: 7,
  dragonKiln: 8,
  mine: 9,
  nobleOx: 10,
  forge: 11,
  market: 12,
  bridge: 13,
  /** The Labyrinth or the River Market; its layer is X. */
  extra: 14
};
var placeCount = 15;
var highestSum = 12;
var sort = { wood: 0, stone: 1, kaolin: 2, bronze: 3 };
var sorts = Object.values(sort);
var monumentPlaces = [
  place.springPavilion,
  place.serenityBridge,
  place.dragonKiln,
  place.nobleOx
];
var resourcePlaces = [place.forest, place.quarry, place.mine, place.forge];
var trackPlaces = [place.fishMarket, place.academy, ...resourcePlaces, place.bridge];
var choice = { resource: 0, step: 1, advisor: 2, feature: 3, different: 4, paidStep: 5, recruit: 6 };
var { procedure } = rules();
var houseCount = (table) => table.seats === 1 ? 2 : table.seats;
var most = 5;
var upTo3 = Array.from({ length: most + 1 }, (_, count) => Array.from({ length: count }, (_2, house) => house));
var allHouses = (table) => upTo3[houseCount(table)];
var personOf = (house, table) => house < table.seats ? house : NOBODY;
var masterHouse = 1;
var isMaster = (house, table) => house >= table.seats;
function onceATable(make) {
  const made = /* @__PURE__ */ new WeakMap();
  return (table) => {
    let known = made.get(table);
    if (known === void 0) {
      known = make(table);
      made.set(table, known);
    }
    return known;
  };
}
var stock = (house, resource) => house * 4 + resource;
var spot = (house, where) => house * placeCount + where;
var has = (bits, number) => (bits & 1 << number) !== 0;
function countBits(bits) {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
function totalResources(g, house) {
  const at = stock(house, 0);
  return g.resources[at] + g.resources[at + 1] + g.resources[at + 2] + g.resources[at + 3];
}
function countOf(list2, thing) {
  let count = 0;
  for (let i = 0; i < list2.length; i++) if (list2[i] === thing) count++;
  return count;
}

// games/eternal-palace/rules/dice.ts
var faces = 6;
var mostDice = 5;
var tooMuch = 255;
var afterLargest = 66667;
var sizes = new Uint8Array(afterLargest);
var sums = new Uint8Array(afterLargest);
var places = new Uint16Array(afterLargest);
var perGroup = highestSum + 1;
var cheapest = [];
var results = [];
var lists2 = [];
var wisdomForDie = (from, to) => Math.min(Math.abs(from - to), from - 1 + 2 + (faces - to), faces - from + 2 + (to - 1));
var sizeOf = (group) => sizes[group];
var sumOf = (group) => sums[group];
var valuesOf = (group) => lists2[places[group]];
function groupOf(values) {
  let group = 0;
  for (let value = 1; value <= faces; value++) {
    for (let i = 0; i < values.length; i++) if (values[i] === value) group = group * 10 + value;
  }
  return group;
}
var wisdomForSum = (group, sum) => cheapest[places[group] * perGroup + sum];
var groupWithSum = (group, sum) => results[places[group] * perGroup + sum];
function wisdomBetween(from, to) {
  return from === to ? 0 : matched(valuesOf(from), valuesOf(to));
}
function matched([first, ...rest], targets) {
  if (first === void 0) return 0;
  let least = tooMuch;
  for (let i = 0; i < targets.length; i++) {
    const others = targets.filter((_, at) => at !== i);
    least = Math.min(least, wisdomForDie(first, targets[i]) + matched(rest, others));
  }
  return least;
}
function cheapestWays(values) {
  let ways = [{ wisdom: 0, values: [] }];
  for (const value of values) {
    const more = [];
    ways.forEach((way, sum) => {
      if (!way) return;
      for (let to = 1; to <= faces && sum + to <= highestSum; to++) {
        const wisdom = way.wisdom + wisdomForDie(value, to);
        const known = more[sum + to];
        if (!known || wisdom < known.wisdom) more[sum + to] = { wisdom, values: [...way.values, to] };
      }
    });
    ways = more;
  }
  return ways;
}
function learn(values) {
  const group = groupOf(values);
  const number = cheapest.length / perGroup;
  places[group] = number;
  lists2.push(values);
  sizes[group] = values.length;
  sums[group] = values.reduce((sum, value) => sum + value, 0);
  const ways = cheapestWays(values);
  for (let sum = 0; sum < perGroup; sum++) {
    const way = ways[sum];
    cheapest.push(way && values.length > 0 ? way.wisdom : tooMuch);
    results.push(way ? groupOf(way.values) : 0);
  }
  if (values.length === mostDice) return;
  for (let value = values.at(-1) ?? 1; value <= faces; value++) learn([...values, value]);
}
learn([]);

// games/eternal-palace/rules/editions.ts
var editionOf = (table) => table.components.editions[table.options.edition];
function gainOf(table, advisor2, dice = 0) {
  for (const own2 of editionOf(table).gains) if (own2.advisor === advisor2 + 1 && own2.dice === dice) return own2.gain;
  const row = table.components.advisors.rows[advisor2];
  return dice === 0 ? row.gain : row.groups.find((one) => one.dice === dice)?.gain ?? row.gain;
}

// games/eternal-palace/rules/master/wisdom.ts
function inWisdom(reward2, { components: components2 }) {
  const { fish = 0, wisdom = 0, palace } = reward2;
  const { wood = 0, stone = 0, kaolin = 0, bronze = 0, resources = 0, different: different2 = 0 } = reward2;
  const { advisor: advisor2 = 0, privileges = 0, step = 0 } = reward2;
  const { wisdomFor: wisdomFor2 } = components2.master;
  const instead2 = (wood + stone + kaolin + bronze + resources + different2) * wisdomFor2.resource + advisor2 * wisdomFor2.advisor + privileges * wisdomFor2.privilege + (step + (reward2.paidStep === void 0 ? 0 : 1)) * wisdomFor2.step + (reward2.recruit === void 0 ? 0 : wisdomFor2.recruit);
  return { fish, wisdom: wisdom + instead2, ...palace !== void 0 && { palace } };
}

// games/eternal-palace/rules/deck.ts
function drawCard(g, io) {
  if (g.top !== NONE) {
    const card2 = g.top;
    g.top = NONE;
    return card2;
  }
  if (g.deck.length === 0) {
    if (g.discards.length === 0) return NONE;
    for (const card2 of g.discards) putIn(g.deck, card2);
    g.discards.length = 0;
    io.emit?.({ type: "deckShuffled", cards: g.deck.length, rule: "EP 7.8" });
  }
  return drawFrom(io.chance, g.deck);
}
function drawAdvisors(g, house, count, rule, io) {
  const advisors = [];
  for (let i = 0; i < count; i++) {
    const advisor2 = drawCard(g, io);
    if (advisor2 !== NONE) putIn(advisors, advisor2);
  }
  if (advisors.length === 0) return;
  for (let i = 0; i < advisors.length; i++) putIn(g.drawn, advisors[i]);
  g.drawer = house;
  const { length } = advisors;
  io.emit?.({ type: "advisorsDrawn", seat: house, count: length, audience: [house], secret: { advisors }, rule });
}
var cardsLeft = ({ deck, discards, top }) => deck.length + discards.length + (top === NONE ? 0 : 1);

// games/eternal-palace/rules/combinations.ts
var hasExtraPlace = ({ extra }) => extra === "labyrinth" || extra === "riverMarket";
function refuse(options2, seats) {
  if (seats === 1 && options2.master === "balance" && hasExtraPlace(options2)) {
    return { reason: "balanceWithoutExpansionPlace", rule: "EP 15.31" };
  }
  return void 0;
}

// games/eternal-palace/rules/master/cards.ts
var own = 1;
var othersOfHis = 3;
var colourOf = (die) => die <= othersOfHis ? own + die : own;
var cardsOf = ({ options: options2, components: components2 }) => components2.personalities.cards.flatMap(({ signs }, card2) => signs.includes(options2.master) ? card2 : []);
function sortByColour(g, house, values, io) {
  g.master.dice.splice(0, g.master.dice.length, ...values);
  io.emit?.({ type: "diceByColour", seat: house, values: values.slice(), rule: "EP 15.2" });
}
function turnCard(g, house, io) {
  const { master: master2 } = g;
  master2.card = nextCard(master2.deck, io.table, io.chance);
  g.groups[house] = groupsOn(io.table.components.personalities.cards[master2.card].rows, master2.dice);
  const groups = g.groups[house].slice();
  const { card: card2, deck } = master2;
  io.emit?.({ type: "masterCardTurned", seat: house, card: card2, left: deck.length, groups, rule: "EP 15.5" });
}
function nextCard(deck, table, chance) {
  if (deck.length === 0) deck.push(...cardsOf(table));
  return drawFrom(chance, deck);
}
function groupsOn(rows3, dice) {
  const groups = [];
  const below2 = [];
  for (const row of rows3) {
    const values = row.flatMap((colour) => dice.filter((_, die) => colourOf(die) === colour));
    values.sort((a, b) => b - a);
    while (sumOf(groupOf(values)) > highestSum) below2.push(values.pop() ?? NONE);
    if (values.length > 0) groups.push(groupOf(values));
  }
  return [...groups, ...below2];
}
function wrongMaster({ master: master2 }, table) {
  const all = table.seats === 1 ? cardsOf(table) : [];
  const stray = [...master2.deck, master2.card].find((card2) => card2 !== NONE && !all.includes(card2));
  if (stray !== void 0) return `the Master has a card ${stray} that is not his`;
  return new Set(master2.deck).size === master2.deck.length && !master2.deck.includes(master2.card) ? void 0 : "the Master has a card twice";
}

// games/eternal-palace/rules/setup.ts
function advisorCards(table) {
  const { allAdvisors } = forSeats(table);
  const { advisors, banners } = table.components;
  return banners.rows.flatMap(({ copies, more }, advisor2) => {
    if (advisors.rows[advisor2].gain.privileges && !table.options.privileges) return [];
    return new Array(copies + (allAdvisors ? more : 0)).fill(advisor2);
  });
}
var forSeats = (table) => table.components.setup.bySeats[table.seats - 1];
var rowSize = (table) => houseCount(table) + table.components.setup.rowBeyondHouses;
function setup(table, chance) {
  const { components: components2 } = table;
  const start = components2.setup;
  const houses = allHouses(table);
  const each = (value) => houses.map(() => value);
  const deck = advisorCards(table);
  const row = [];
  while (row.length < rowSize(table) && deck.length > 0) putIn(row, drawFrom(chance, deck));
  const privileges = table.options.privileges ? components2.privileges.atFirst : 0;
  const order2 = shuffle(chance, allHouses(table).slice());
  return {
    round: 0,
    quiet: 0,
    order: order2,
    dice: each(start.diceAtFirst),
    rolled: each(0),
    groups: houses.map(() => []),
    screens: false,
    visits: [],
    fish: houses.map((house) => isMaster(house, table) ? components2.master.fish : forSeats(table).fish),
    wisdom: houses.map((house) => isMaster(house, table) ? components2.master.wisdom : start.wisdom),
    // EP 15.1: he never has any
    resources: houses.flatMap((house) => isMaster(house, table) ? sorts.map(() => 0) : start.resources),
    palace: each(0),
    track: new Array(houses.length * placeCount).fill(0),
    temple: each(0),
    market: each(0),
    layers: each(0),
    features: new Array(start.features).fill(NONE),
    tokens: tokenPlaces(table).reduce((bits, where) => bits | 1 << where, 0),
    monuments: sorts.map(() => NONE),
    rings: start.rings.slice(),
    deck,
    top: NONE,
    drawn: [],
    drawer: NONE,
    discards: [],
    row,
    advisors: houses.map(() => []),
    used: houses.map(() => []),
    privileges: houses.map((house) => isMaster(house, table) ? 0 : privileges),
    // EP 15.30
    played: 0,
    ...dealDemands(table, chance),
    ...dealCompositions(table, chance),
    reserve: 0,
    queue: [],
    completion: NONE,
    ending: "none",
    master: { dice: [], deck: table.seats === 1 ? cardsOf(table) : [], card: NONE }
  };
}
var tokenPlaces = ({ options: options2 }) => hasExtraPlace(options2) ? [...boardTokens, place.extra] : boardTokens;
var boardTokens = [...trackPlaces, place.temple, place.market];
var numbered = (list2) => list2.map((_, number) => number);
function dealDemands(table, chance) {
  const { cards, open } = table.components.demands;
  const inPlay = table.options.extra === "riverMarket";
  const demandDeck = inPlay ? numbered(cards) : [];
  return {
    demand: inPlay ? drawFrom(chance, demandDeck) : NONE,
    demandDeck,
    demandDiscards: [],
    demandMarkers: new Array(inPlay ? open[table.seats - 1] : 0).fill(NONE)
  };
}
function dealCompositions(table, chance) {
  const cards = numbered(table.components.compositions.cards);
  const compositions = [];
  if (table.options.extra === "compositions") {
    while (compositions.length < houseCount(table)) putIn(compositions, drawFrom(chance, cards));
  }
  return { compositions, composers: compositions.map(() => NONE) };
}

// games/eternal-palace/rules/palace.ts
function forward(g, house, steps, rule, io) {
  const from = g.palace[house];
  g.palace[house] += steps;
  io.emit?.({ type: "palaceMoved", seat: house, from, to: g.palace[house], rule });
}
function back(g, house, steps, rule, io) {
  const from = g.palace[house];
  if (from === 0) return;
  g.palace[house] = Math.max(0, from - steps);
  io.emit?.({ type: "palaceMoved", seat: house, from, to: g.palace[house], rule });
}
var restore = procedure(
  "restore",
  () => ({}),
  ({ act }) => ({
    recover: act(({ g, table, io }) => {
      g.visits.length = 0;
      for (const house of allHouses(table)) {
        g.rolled[house] = 0;
        g.used[house].length = 0;
      }
      g.master.dice.length = 0;
      g.master.card = NONE;
      io.emit?.({ type: "diceRecovered", rule: "EP 8.1" });
    }),
    renewRow: act(({ g, table, io }) => {
      const retired = g.row.slice();
      for (const advisor2 of retired) putIn(g.discards, advisor2);
      g.row.length = 0;
      for (let i = rowSize(table); i > 0; i--) {
        const advisor2 = drawCard(g, io);
        if (advisor2 >= 0) putIn(g.row, advisor2);
      }
      io.emit?.({ type: "rowRenewed", retired, advisors: g.row.slice(), rule: "EP 8.2" });
    }),
    awardDice: act(({ g, table, io }) => {
      const { dice } = table.components.setup;
      for (const house of mostInNeed(g, table).slice(0, forSeats(table).awards)) {
        if (g.dice[house] >= dice) continue;
        g.dice[house]++;
        io.emit?.({ type: "dieAwarded", seat: house, dice: g.dice[house], rule: "EP 8.3" });
      }
    })
  })
);
function mostInNeed(g, table) {
  const place2 = (house) => g.order.indexOf(house);
  return allHouses(table).toSorted((a, b) => g.dice[a] - g.dice[b] || g.palace[b] - g.palace[a] || place2(a) - place2(b));
}

// games/eternal-palace/rules/gains.ts
var none = [0, 0, 0, 0];
function gain(g, house, given, rule, io, except = NONE) {
  const reward2 = isMaster(house, io.table) ? inWisdom(given, io.table) : given;
  const { fish = 0, wisdom = 0, wood = 0, stone = 0, kaolin = 0, bronze = 0 } = reward2;
  if (fish + wisdom + wood + stone + kaolin + bronze > 0) {
    g.fish[house] += fish;
    g.wisdom[house] += wisdom;
    g.resources[stock(house, sort.wood)] += wood;
    g.resources[stock(house, sort.stone)] += stone;
    g.resources[stock(house, sort.kaolin)] += kaolin;
    g.resources[stock(house, sort.bronze)] += bronze;
    io.emit?.({ type: "gained", seat: house, fish, wisdom, resources: [wood, stone, kaolin, bronze], rule });
  }
  if (reward2.palace !== void 0) forward(g, house, reward2.palace, rule, io);
  wait(g, house, choice.resource, reward2.resources, reward2.other ? except : NONE);
  wait(g, house, choice.step, reward2.step, NONE);
  wait(g, house, choice.advisor, reward2.advisor, NONE);
  if (reward2.privileges !== void 0) gainPrivileges(g, house, reward2.privileges, rule, io);
  if (reward2.different !== void 0) wait(g, house, choice.different, 1, reward2.different);
  if (reward2.recruit !== void 0) wait(g, house, choice.recruit, 1, reward2.recruit);
  if (reward2.paidStep !== void 0) wait(g, house, choice.paidStep, 1, reward2.paidStep);
}
function wait(g, house, what, times = 0, about) {
  for (let i = 0; i < times; i++) g.queue.push({ house, what, about });
}
function beforeTheRest(g, work) {
  const rest = g.queue.splice(0);
  work();
  g.queue.push(...rest);
}
function gainPrivileges(g, house, privileges, rule, io) {
  g.privileges[house] += privileges;
  io.emit?.({ type: "privilegesGained", seat: house, privileges, rule });
}
function setReserve(g, wisdom, rule, io) {
  g.reserve = wisdom;
  io.emit?.({ type: "reserveChanged", wisdom, rule });
}
function gainResource(g, house, resource, rule, io, count = 1) {
  if (count === 0) return;
  g.resources[stock(house, resource)] += count;
  io.emit?.({ type: "gained", seat: house, fish: 0, wisdom: 0, resources: only(resource, count), rule });
}
function gainResources(g, house, counts, rule, io) {
  for (let resource = 0; resource < counts.length; resource++) g.resources[stock(house, resource)] += counts[resource];
  io.emit?.({ type: "gained", seat: house, fish: 0, wisdom: 0, resources: counts, rule });
}
function pay(g, house, { fish = 0, wisdom = 0 }, to, rule, io) {
  if (fish + wisdom === 0) return;
  g.fish[house] -= fish;
  g.wisdom[house] -= wisdom;
  if (to !== NONE) {
    g.fish[to] += fish;
    g.wisdom[to] += wisdom;
  }
  io.emit?.({ type: "paid", seat: house, fish, wisdom, resources: none, to, rule });
}
function payResources(g, house, counts, to, rule, io) {
  const toMaster = to !== NONE && isMaster(to, io.table);
  const receiver = toMaster ? NONE : to;
  for (let resource = 0; resource < counts.length; resource++) {
    g.resources[stock(house, resource)] -= counts[resource];
    if (receiver !== NONE) g.resources[stock(receiver, resource)] += counts[resource];
  }
  io.emit?.({ type: "paid", seat: house, fish: 0, wisdom: 0, resources: counts, to: receiver, rule });
  if (toMaster) gain(g, to, { resources: counts.reduce((sum, n) => sum + n, 0) }, "EP 15.21", io);
}
var only = (resource, count) => none.map((_, i) => i === resource ? count : 0);
function canPay(g, house, counts) {
  for (let resource = 0; resource < counts.length; resource++) {
    if (g.resources[stock(house, resource)] < counts[resource]) return false;
  }
  return true;
}

// games/eternal-palace/rules/appoint.ts
var payment = { banner: 0, instead: 1 };
var both = [payment.banner, payment.instead];
var banner = [payment.banner];
var instead = [payment.instead];
function affordable(g, house, cards, insteadOf2, table) {
  const advisors = [];
  const ways = [];
  for (const advisor2 of kindsIn(cards)) {
    const byBanner = canPay(g, house, table.components.banners.rows[advisor2].cost);
    if (!byBanner && !insteadOf2) continue;
    advisors.push(advisor2);
    ways.push(byBanner ? insteadOf2 ? both : banner : instead);
  }
  return { advisors, ways };
}
function canAppoint(g, house, cards, insteadOf2, table) {
  if (insteadOf2) return cards.length > 0;
  for (let i = 0; i < cards.length; i++) {
    if (canPay(g, house, table.components.banners.rows[cards[i]].cost)) return true;
  }
  return false;
}
function payBanner(g, house, advisor2, rule, io) {
  payResources(g, house, io.table.components.banners.rows[advisor2].cost, NONE, rule, io);
}
function appoint(g, house, advisor2, io) {
  if (io.table.components.advisors.rows[advisor2].type !== "benefactor") {
    putIn(g.advisors[house], advisor2);
    return;
  }
  putIn(g.discards, advisor2);
  gain(g, house, gainOf(io.table, advisor2), "EP 7.3", io);
}
function appointFromRow(g, house, advisor2, rule, io) {
  takeOut(g.row, advisor2);
  io.emit?.({ type: "advisorAppointed", seat: house, advisor: advisor2, rule });
  appoint(g, house, advisor2, io);
}

// games/eternal-palace/rules/compositions.ts
function claimCompositions(g, house, io) {
  for (let i = 0; i < g.compositions.length; i++) {
    const { layers, reward: reward2 } = io.table.components.compositions.cards[g.compositions[i]];
    if (g.composers[i] !== NONE || !layers.every((layer) => has(g.layers[house], layer))) continue;
    g.composers[i] = house;
    io.emit?.({ type: "compositionClaimed", seat: house, composition: g.compositions[i], rule: "EP 13.2" });
    gain(g, house, reward2, "EP 13.2", io);
  }
}
function pointsOf(composition, table) {
  const { reward: reward2, points } = table.components.compositions.cards[composition];
  return reward2.wisdom === void 0 ? points : editionOf(table).compositionWithWisdom;
}
function compositionPoints(g, house, table) {
  let points = 0;
  for (let i = 0; i < g.compositions.length; i++) {
    if (g.composers[i] === house) points += pointsOf(g.compositions[i], table);
  }
  return points;
}

// games/eternal-palace/rules/painting.ts
function takeLayer(g, house, layer, io) {
  if (has(g.layers[house], layer)) return;
  g.layers[house] |= 1 << layer;
  g.quiet = 0;
  io.emit?.({ type: "layerTaken", seat: house, layer, rule: "EP 6.3" });
  const layers = countBits(g.layers[house]);
  if (g.completion === NONE && layers >= io.table.components.setup.layersToEnd) {
    g.completion = house;
    io.emit?.({ type: "completionWon", seat: house, layers, rule: "EP 9.2" });
  }
  if (g.compositions.length > 0) claimCompositions(g, house, io);
}
function takeLayerAndFeature(g, house, layer, io) {
  if (has(g.layers[house], layer)) return;
  takeLayer(g, house, layer, io);
  if (!has(g.tokens, layer)) return;
  g.tokens &= ~(1 << layer);
  io.emit?.({ type: "featureEarned", seat: house, place: layer, rule: "EP 6.4" });
  if (isMaster(house, io.table)) {
    takeFeature(g, house, freeFeatures(g)[0], "EP 15.20", io);
    return;
  }
  g.queue.push({ house, what: choice.feature, about: NONE });
}
function takeFeature(g, house, feature, rule, io) {
  g.features[feature] = house;
  io.emit?.({ type: "featureTaken", seat: house, feature, rule });
}
var freeFeatures = ({ features }) => features.map((_, feature) => feature).filter((feature) => features[feature] === NONE);
function markPanel(g, panels2, house, where, panel, io) {
  panels2[house] |= 1 << panel;
  io.emit?.({ type: "panelMarked", seat: house, place: where, panel, rule: "EP 6.5" });
  if (countBits(panels2[house]) === panelsForLayer) takeLayerAndFeature(g, house, where, io);
}
var panelsForLayer = 2;
function markNextPanel(g, panels2, house, where, io) {
  markPanel(g, panels2, house, where, countBits(panels2[house]) + 1, io);
}
var needsMarker = (marked) => countBits(marked) < panelsForLayer;
var markable = (marked, panel) => panel > 0 && needsMarker(marked) && !has(marked, panel);

// games/eternal-palace/rules/recruit.ts
var recruit = procedure(
  "recruit",
  (at) => at,
  ({ act, ask }) => ({
    draw: act(({ g, at: { house, count }, io }) => drawAdvisors(g, house, count, "EP 12.7", io)),
    recruitAdvisor: ask({
      rule: "EP 12.7",
      to: ({ g, at: { house }, table }) => g.drawn.length > 0 ? personOf(house, table) : NOBODY,
      question: ({ g }) => pick(kindsIn(g.drawn), { optional: true }),
      answer(advisor2, { g, at: { house }, io }) {
        if (advisor2 !== NONE) {
          takeOut(g.drawn, advisor2);
          io.emit?.({ type: "advisorKept", seat: house, advisor: advisor2, rule: "EP 12.7" });
        }
        const advisors = g.drawn.slice();
        for (const other of advisors) putIn(g.discards, other);
        g.drawn.length = 0;
        g.drawer = NONE;
        if (advisors.length > 0) io.emit?.({ type: "advisorsDiscarded", seat: house, advisors, rule: "EP 12.7" });
        if (advisor2 !== NONE) beforeTheRest(g, () => appoint(g, house, advisor2, io));
      }
    })
  })
);

// games/eternal-palace/rules/tracks.ts
var bridgeSpaces = onceATable(({ options: options2, components: { bridge: bridge2, privileges } }) => {
  const spaces = (options2.locations.includes("bridge") ? bridge2.alternative : bridge2.spaces).slice();
  if (options2.privileges) spaces[privileges.bridgeSpace - 1] = { privileges: privileges.bridge };
  return spaces;
});
function trackLength(where, table) {
  if (where === place.bridge) return bridgeSpaces(table).length;
  return where === place.extra ? table.components.river.steps : table.components.tracks.steps[where];
}
function advance(g, house, where, io, steps = 1) {
  const at = spot(house, where);
  const end = trackLength(where, io.table);
  const from = g.track[at];
  if (from >= end) return;
  const to = Math.min(end, from + steps);
  g.track[at] = to;
  io.emit?.({ type: "trackMoved", seat: house, place: where, from, to, rule: "EP 6.1" });
  if (to === end) takeLayerAndFeature(g, house, where, io);
}
var openTracks = (g, house, table) => resourcePlaces.filter((where) => g.track[spot(house, where)] < trackLength(where, table));
var payableTracks = (g, house, cost, table) => openTracks(g, house, table).filter((where) => g.resources[stock(house, resourcePlaces.indexOf(where))] >= cost);

// games/eternal-palace/rules/settle.ts
var settle = procedure(
  "settle",
  () => ({}),
  ({ act, ask }) => ({
    begin: act(({ g }) => {
      if (g.queue.length === 0) return leave;
      const { house, what, about } = g.queue[0];
      if (what !== choice.recruit) return void 0;
      g.queue.shift();
      return call(recruit, { house, count: about }).thenAgain;
    }),
    takeResource: ask({
      rule: "EP 6.7",
      to: ({ g, table }) => next2(g, choice.resource, table),
      question: ({ g }) => pick(g.queue[0].about === NONE ? sorts : sorts.filter((one) => one !== g.queue[0].about), { why: paidIt }),
      answer(resource, { g, seat: house, io }) {
        g.queue.shift();
        gainResource(g, house, resource, "EP 6.7", io);
        return restart;
      }
    }),
    takeDifferent: ask({
      rule: "EP 12.6",
      to: ({ g, table }) => next2(g, choice.different, table),
      question: ({ g: { queue } }) => subset(sorts, queue[0].about, queue[0].about, { why: twoSorts }),
      answer(taken, { g, seat: house, io }) {
        g.queue.shift();
        gainResources(
          g,
          house,
          sorts.map((resource) => taken.includes(resource) ? 1 : 0),
          "EP 12.6",
          io
        );
        return restart;
      }
    }),
    moveOnTrack: ask({
      rule: "EP 6.2",
      to({ g, table }) {
        const seat = next2(g, choice.step, table);
        return seat !== NOBODY && openTracks(g, seat, table).length > 0 ? seat : NOBODY;
      },
      question: ({ g, seat: house, table }) => pick(openTracks(g, house, table), { why: notThisTrack }),
      answer(where, { g, seat: house, io }) {
        g.queue.shift();
        beforeTheRest(g, () => advance(g, house, where, io));
        return restart;
      }
    }),
    // EP 14.7: a step for resources, if one likes
    payForStep: ask({
      rule: "EP 14.7",
      to({ g, table }) {
        const seat = next2(g, choice.paidStep, table);
        return seat !== NOBODY && payableTracks(g, seat, g.queue[0].about, table).length > 0 ? seat : NOBODY;
      },
      question: ({ g, seat: house, table }) => pick(payableTracks(g, house, g.queue[0].about, table), { optional: true, why: notThisStep }),
      answer(where, { g, seat: house, io }) {
        const { about } = g.queue[0];
        g.queue.shift();
        if (where === NONE) return restart;
        beforeTheRest(g, () => {
          payResources(g, house, only(resourcePlaces.indexOf(where), about), NONE, "EP 14.7", io);
          advance(g, house, where, io);
        });
        return restart;
      }
    }),
    takeFreeAdvisor: ask({
      rule: "EP 7.7",
      to: ({ g, table }) => g.row.length === 0 ? NOBODY : next2(g, choice.advisor, table),
      question: ({ g }) => pick(kindsIn(g.row)),
      answer(advisor2, { g, seat: house, io }) {
        g.queue.shift();
        beforeTheRest(g, () => appointFromRow(g, house, advisor2, "EP 7.7", io));
        return restart;
      }
    }),
    takeFeature: ask({
      rule: "EP 6.4",
      to: ({ g, table }) => next2(g, choice.feature, table),
      question: ({ g }) => pick(freeFeatures(g), { anyOrder: true }),
      answer(feature, { g, seat: house, io }) {
        g.queue.shift();
        takeFeature(g, house, feature, "EP 6.4", io);
        return restart;
      }
    }),
    // EP 6.7: what cannot be had is lost.
    drop: act(({ g }) => {
      g.queue.shift();
      return restart;
    })
  })
);
var settled = (g) => g.queue.length > 0 ? call(settle, {}) : void 0;
var paidIt = () => ({ reason: "takeAnother", rule: "EP 7.4" });
var twoSorts = () => ({ reason: "takeDifferentOnes", rule: "EP 12.6" });
var notThisStep = () => ({ reason: "stepNotPayable", rule: "EP 14.7" });
var notThisTrack = () => ({ reason: "trackIsFull", rule: "EP 7.3" });
var next2 = ({ queue }, what, table) => queue[0].what === what ? personOf(queue[0].house, table) : NOBODY;

// games/eternal-palace/rules/advisors.ts
var rowOf = (advisor2, table) => table.components.advisors.rows[advisor2];
var ready = (g, house, advisor2) => countOf(g.advisors[house], advisor2) - countOf(g.used[house], advisor2);
var nothing2 = [];
function usable(g, house, table) {
  const own2 = g.advisors[house];
  if (own2.length === 0) return nothing2;
  const { rows: rows3 } = table.components.advisors;
  const found = [];
  for (let i = 0; i < own2.length; i++) {
    if (i > 0 && own2[i] === own2[i - 1]) continue;
    const { type, pay: pay2 } = rows3[own2[i]];
    if (type !== "trader" && type !== "diplomat") continue;
    if (g.fish[house] < (pay2.fish ?? 0) || g.wisdom[house] < (pay2.wisdom ?? 0)) continue;
    if (totalResources(g, house) < (pay2.resources ?? 0) || ready(g, house, own2[i]) === 0) continue;
    found.push(own2[i]);
  }
  return found;
}
function whyNotUse(g, house, advisor2, table) {
  if (countOf(g.advisors[house], advisor2) === 0) return { reason: "notYourAdvisor", rule: "EP 7.1" };
  const { type } = rowOf(advisor2, table);
  if (type !== "trader" && type !== "diplomat") return { reason: "actsByItself", rule: "EP 7.9" };
  if (ready(g, house, advisor2) === 0) return { reason: "usedInThisRound", rule: "EP 7.1" };
  return { reason: "advisorNotPayable", rule: type === "trader" ? "EP 7.4" : "EP 7.5" };
}
var useAdvisor = procedure(
  "useAdvisor",
  ({ house, advisor: advisor2 }) => ({ house, advisor: advisor2, to: NONE, left: 0, paid: NONE }),
  ({ act, ask }) => ({
    begin: act(({ g, at, table, io }) => {
      putIn(g.used[at.house], at.advisor);
      io.emit?.({ type: "advisorUsed", seat: at.house, advisor: at.advisor, rule: ruleOf(at, table) });
      at.left = rowOf(at.advisor, table).pay.resources ?? 0;
      if (gives(at, table) && houseCount(table) === 2) at.to = 1 - at.house;
    }),
    giveTo: ask({
      rule: "EP 7.5",
      to: ({ at, table }) => gives(at, table) && at.to === NONE ? personOf(at.house, table) : NOBODY,
      question: ({ at, table }) => pick(allHouses(table).filter((house) => house !== at.house)),
      answer(to, { at, seat, io }) {
        at.to = to;
        io.emit?.({ type: "receiverChosen", seat, to, rule: "EP 7.5" });
      }
    }),
    payResource: ask({
      rule: ({ at, table }) => ruleOf(at, table),
      to: ({ at, table }) => at.left > 0 ? personOf(at.house, table) : NOBODY,
      question: ({ g, at }) => pick(
        sorts.filter((resource) => g.resources[stock(at.house, resource)] > 0),
        { why: missing }
      ),
      answer(resource, { g, at, table, io }) {
        at.left--;
        at.paid = resource;
        payResources(g, at.house, only(resource, 1), at.to, ruleOf(at, table), io);
        return at.left > 0 ? again : void 0;
      }
    }),
    trade: act(({ g, at, table, io }) => {
      const rule = ruleOf(at, table);
      pay(g, at.house, rowOf(at.advisor, table).pay, at.to, rule, io);
      gain(g, at.house, gainOf(table, at.advisor), rule, io, at.paid);
      return settled(g);
    })
  }),
  { possible: ({ house, advisor: advisor2 }, { g, table }) => usable(g, house, table).includes(advisor2) }
);
var gives = ({ advisor: advisor2 }, table) => rowOf(advisor2, table).type === "diplomat";
var ruleOf = (at, table) => gives(at, table) ? "EP 7.5" : "EP 7.4";
var missing = () => ({ reason: "noSuchResource", rule: "EP 7.4" });
var noOptions = {};
var usableAdvisors = (g, house, table, optional = false) => pick(usable(g, house, table), { optional, why: (advisor2) => whyNotUse(g, house, advisor2, table) });
function advisorOptions(g, house, table) {
  if (g.advisors[house].length === 0) return noOptions;
  return {
    useAdvisor: {
      question: usableAdvisors(g, house, table),
      call: (advisor2) => call(useAdvisor, { house, advisor: advisor2 })
    }
  };
}
function artisans(g, house, occasion, rule, io) {
  const own2 = g.advisors[house];
  for (let i = 0; i < own2.length; i++) {
    const advisor2 = own2[i];
    if (rowOf(advisor2, io.table).occasion !== occasion || ready(g, house, advisor2) === 0) continue;
    putIn(g.used[house], advisor2);
    io.emit?.({ type: "advisorUsed", seat: house, advisor: advisor2, rule });
    gain(g, house, gainOf(io.table, advisor2), rule, io);
  }
}
function groupArtisan(g, house, table) {
  const own2 = g.advisors[house];
  for (let i = 0; i < own2.length; i++) {
    if (rowOf(own2[i], table).occasion === "groups" && ready(g, house, own2[i]) > 0) return own2[i];
  }
  return NONE;
}
function groupRewards(g, house, table) {
  const advisor2 = groupArtisan(g, house, table);
  if (advisor2 === NONE) return nothing2;
  const sizes2 = rowOf(advisor2, table).groups.map((one) => one.dice);
  const most2 = Math.max(...sizes2);
  return sizes2.filter((dice) => g.groups[house].some((group) => Math.min(sizeOf(group), most2) === dice));
}
var rewardGroups = procedure(
  "rewardGroups",
  (at) => at,
  ({ ask }) => ({
    takeGroupReward: ask({
      rule: "EP 7.11",
      to: ({ g, at: { house }, table }) => groupRewards(g, house, table).length > 0 ? personOf(house, table) : NOBODY,
      question: ({ g, at: { house }, table }) => pick(groupRewards(g, house, table), { why: noSuchGroup }),
      answer(dice, { g, at: { house }, table, io }) {
        const advisor2 = groupArtisan(g, house, table);
        putIn(g.used[house], advisor2);
        io.emit?.({ type: "advisorUsed", seat: house, advisor: advisor2, rule: "EP 7.11" });
        gain(g, house, gainOf(table, advisor2, dice), "EP 7.11", io);
        return g.queue.length > 0 ? call(settle, {}).thenAgain : again;
      }
    })
  })
);
var noSuchGroup = (dice) => ({ reason: "noSuchGroup", rule: "EP 7.11", values: { dice } });

// games/eternal-palace/rules/lose.ts
var loseResources = procedure(
  "loseResources",
  (at) => at,
  ({ act, ask }) => ({
    all: act(({ g, at: { house, left, rule }, io }) => {
      const total = totalResources(g, house);
      if (total > left) return void 0;
      if (total > 0) payResources(g, house, g.resources.slice(stock(house, 0), stock(house + 1, 0)), NONE, rule, io);
      return leave;
    }),
    giveUpResource: ask({
      rule: "EP 12.5",
      to: ({ at: { house, left }, table }) => left > 0 ? personOf(house, table) : NOBODY,
      question: ({ g, at: { house } }) => pick(
        sorts.filter((resource) => g.resources[stock(house, resource)] > 0),
        { why: () => ({ reason: "noSuchResource", rule: "EP 12.5" }) }
      ),
      answer(resource, { g, at, io }) {
        at.left--;
        payResources(g, at.house, only(resource, 1), NONE, at.rule, io);
        return again;
      }
    })
  })
);

// games/eternal-palace/rules/master/actions.ts
var onTrack = {
  benefit: "step",
  benefits: (g, house, where, table) => g.track[spot(house, where)] < trackLength(where, table)
};
var masterAtFishMarket = {
  ...onTrack,
  act(g, { house }, io) {
    gain(g, house, { fish: io.table.components.places.fishMarket.fish }, "EP 15.16", io);
    const advisors = [];
    for (let i = io.table.components.master.fromDeck; i > 0; i--) {
      const advisor2 = drawCard(g, io);
      if (advisor2 !== NONE) putIn(advisors, advisor2);
    }
    dismiss(g, house, advisors, "deck", io);
    advance(g, house, place.fishMarket, io);
  }
};
var masterAtAcademy = {
  ...onTrack,
  act(g, { house }, io) {
    gain(g, house, { wisdom: io.table.components.places.academy.wisdom }, "EP 15.16", io);
    dismissFromRow(g, house, io);
    advance(g, house, place.academy, io);
  }
};
function dismissFromRow(g, house, io) {
  const advisors = [];
  for (let i = io.table.components.master.fromRow; i > 0 && g.row.length > 0; i--) {
    putIn(advisors, drawFrom(io.chance, g.row));
  }
  dismiss(g, house, advisors, "row", io);
}
function dismiss(g, house, advisors, from, io) {
  if (advisors.length === 0) return;
  for (const advisor2 of advisors) putIn(g.discards, advisor2);
  io.emit?.({ type: "advisorsDismissed", seat: house, advisors, from, rule: "EP 15.16" });
}
var masterAtMonument = {
  benefit: "monument",
  benefits: (g, house, where) => g.monuments[monumentPlaces.indexOf(where)] !== house,
  act(g, { house, place: where }, io) {
    const resource = monumentPlaces.indexOf(where);
    g.rings[resource]++;
    io.emit?.({ type: "ringGrew", place: where, resources: g.rings[resource], rule: "EP 15.17" });
    forward(g, house, io.table.components.places.monuments.palace, "EP 15.17", io);
    const from = g.monuments[resource];
    if (from !== house) {
      g.monuments[resource] = house;
      io.emit?.({ type: "monumentTaken", seat: house, place: where, from, rule: "EP 15.17" });
    }
    takeLayer(g, house, where, io);
  }
};
var masterAtResources = {
  ...onTrack,
  act(g, { house, place: where }, io) {
    advance(g, house, where, io);
  }
};
var masterAtTemple = {
  benefit: "marker",
  benefits: (g, house) => needsMarker(g.temple[house]),
  act(g, { house }, io) {
    gain(g, house, { wisdom: io.table.components.places.temple.wisdom }, "EP 15.18", io);
    markNextPanel(g, g.temple, house, place.temple, io);
  }
};
var masterAtMarket = {
  benefit: "marker",
  benefits: (g, house) => needsMarker(g.market[house]),
  act(g, { house, dice }, io) {
    gain(g, house, { wisdom: io.table.components.master.market[sizeOf(dice) - 1] }, "EP 15.18", io);
    markNextPanel(g, g.market, house, place.market, io);
  }
};

// games/eternal-palace/rules/master/expansions.ts
var masterAtAlternativeAcademy = {
  ...onTrack,
  act(g, { house }, io) {
    const { takesFrom, wisdom, adds } = io.table.components.master.academy;
    if (g.reserve === 0) {
      dismissFromRow(g, house, io);
      setReserve(g, adds, "EP 15.27", io);
    } else if (takesReserve(house, takesFrom, io)) {
      gain(g, house, { wisdom: g.reserve }, "EP 15.27", io);
      setReserve(g, 0, "EP 15.27", io);
    } else {
      gain(g, house, { wisdom }, "EP 15.27", io);
      dismissFromRow(g, house, io);
    }
    advance(g, house, place.academy, io);
  }
};
function takesReserve(house, from, io) {
  const taken = rollDie(io.chance) >= from;
  io.emit?.({ type: "reserveRolled", seat: house, taken, rule: "EP 15.27" });
  return taken;
}
var masterAtAlternativeMarket = {
  ...masterAtMarket,
  act(g, { house, dice }, io) {
    const { taken, goods } = io.table.components.master.alternativeMarket;
    const count = taken[sizeOf(dice) - 1];
    stepUpHighest(g, house, io);
    for (let i = 1; i < count; i++) gain(g, house, goods[i - 1], "EP 15.27", io);
    markNextPanel(g, g.market, house, place.market, io);
  }
};
var highestOpen = (g, house, table) => openTracks(g, house, table).at(-1) ?? NONE;
function stepUpHighest(g, house, io) {
  const where = highestOpen(g, house, io.table);
  if (where !== NONE) advance(g, house, where, io);
}
function masterReward(g, house, reward2, io) {
  if (reward2.paidStep === void 0) {
    gain(g, house, reward2, "EP 15.29", io);
    return;
  }
  const wisdom = reward2.paidStep * io.table.components.master.wisdomFor.resource;
  if (g.wisdom[house] < wisdom || highestOpen(g, house, io.table) === NONE) return;
  pay(g, house, { wisdom }, NONE, "EP 15.29", io);
  stepUpHighest(g, house, io);
}
function masterPenalty(penalty3, { components: components2 }) {
  const { wisdom = 0, resources = 0, advisors = 0, ...rest } = penalty3;
  const { wisdomFor: wisdomFor2 } = components2.master;
  return { ...rest, wisdom: wisdom + resources * wisdomFor2.resource + advisors * wisdomFor2.recruit };
}

// games/eternal-palace/rules/demands.ts
var cardOf = ({ demand }, { components: components2 }) => components2.demands.cards[demand];
var reckonDemand = procedure(
  "reckonDemand",
  (at) => at,
  ({ act, ask }) => ({
    reward: act(({ g, at: { house }, table, io }) => {
      const markers = countOf(g.demandMarkers, house);
      const { reward: reward2 } = cardOf(g, table);
      for (let i = 0; i < markers; i++) {
        if (isMaster(house, table)) masterReward(g, house, reward2, io);
        else gain(g, house, reward2, "EP 12.4", io);
      }
      return settled(g);
    }),
    // EP 12.5: as much of it as there is
    penalty: act(({ g, at: { house }, table, io }) => {
      if (g.demandMarkers.includes(house)) return leave;
      const { penalty: penalty3 } = cardOf(g, table);
      const due = isMaster(house, table) ? masterPenalty(penalty3, table) : penalty3;
      const { fish = 0, wisdom = 0, resources = 0, palace = 0 } = due;
      const lost = { fish: Math.min(fish, g.fish[house]), wisdom: Math.min(wisdom, g.wisdom[house]) };
      pay(g, house, lost, NONE, "EP 12.5", io);
      if (palace > 0) back(g, house, palace, "EP 12.5", io);
      return resources > 0 ? call(loseResources, { house, left: resources, rule: "EP 12.5" }) : void 0;
    }),
    loseAdvisor: ask({
      rule: "EP 12.5",
      to({ g, at: { house }, table }) {
        const { advisors = 0 } = cardOf(g, table).penalty;
        return advisors > 0 && g.advisors[house].length > 0 ? personOf(house, table) : NOBODY;
      },
      question: ({ g, at: { house } }) => pick(kindsIn(g.advisors[house]), { why: () => ({ reason: "notYourAdvisor", rule: "EP 12.5" }) }),
      answer(advisor2, { g, at: { house }, io }) {
        takeOut(g.advisors[house], advisor2);
        if (g.used[house].includes(advisor2)) takeOut(g.used[house], advisor2);
        putIn(g.discards, advisor2);
        io.emit?.({ type: "advisorLost", seat: house, advisor: advisor2, rule: "EP 12.5" });
      }
    })
  })
);

// games/eternal-palace/rules/places/place.ts
var oneWay = [0];
var singleDie = {
  misfit: "singleDieOnly",
  ways: (_g, _, group) => sizeOf(group) === 1 ? oneWay : noWay,
  wisdom: () => 0,
  laid: (_g, _, group) => group
};
var noWay = [];
var waysAt = (place2, g, house, group, table) => place2.forms ? place2.forms.ways(g, house, group, table) : oneWay;
var wisdomAt = (place2, g, house, group, way) => place2.forms ? place2.forms.wisdom(g, house, group, way) : place2.sum === 0 ? 0 : wisdomForSum(group, place2.sum);
var laidAt = (place2, g, house, group, way) => place2.forms ? place2.forms.laid(g, house, group, way) : place2.sum === 0 ? group : groupWithSum(group, place2.sum);

// games/eternal-palace/rules/places/labyrinth.ts
var pathsOf = onceATable(
  ({ components: { labyrinth: labyrinth2 } }) => labyrinth2.spaces.map(
    (_, here) => labyrinth2.paths.filter(({ from, to }) => from === here || to === here).map(({ from, to, fish }) => ({ to: from === here ? to : from, fish })).sort((a, b) => a.to - b.to)
  )
);
var pathsFrom = (space, table) => pathsOf(table)[space];
var fishFor = (from, to, table) => pathsFrom(from, table).find((path) => path.to === to)?.fish ?? 0;
var centre = ({ components: components2 }) => components2.labyrinth.spaces.length - 1;
var spaceOf = (g, house) => g.track[spot(house, place.extra)];
function reachable(g, house, fish, table) {
  const here = spaceOf(g, house);
  if (here === centre(table)) return [];
  const payable2 = pathsFrom(here, table).filter((path) => path.fish <= fish);
  return payable2.map(({ to }) => to);
}
var visitLabyrinth = procedure(
  "visitLabyrinth",
  (at) => at,
  ({ ask }) => ({
    choosePath: ask({
      rule: "EP 11.2",
      to: ({ at: { house }, table }) => personOf(house, table),
      question: ({ g, at: { house }, table }) => pick(reachable(g, house, g.fish[house], table), { why: noPath }),
      answer(to, { g, at: { house }, table, io }) {
        pay(g, house, { fish: fishFor(spaceOf(g, house), to, table) }, NONE, "EP 11.2", io);
        enter(g, house, to, io);
      }
    })
  })
);
var noPath = () => ({ reason: "noSuchPath", rule: "EP 11.2" });
function enter(g, house, to, io) {
  const from = spaceOf(g, house);
  g.track[spot(house, place.extra)] = to;
  io.emit?.({ type: "pathTaken", seat: house, from, to, rule: "EP 11.3" });
  const { palace = 0, ...rest } = io.table.components.labyrinth.spaces[to];
  if (palace > 0) forward(g, house, palace, "EP 11.3", io);
  if (!isMaster(house, io.table)) gain(g, house, rest, "EP 11.3", io);
  if (to === centre(io.table)) takeLayerAndFeature(g, house, place.extra, io);
}
var labyrinth = {
  number: place.extra,
  rule: "EP 11.2",
  sum: 0,
  forms: singleDie,
  closed(g, house, _wisdom, fish, table) {
    if (spaceOf(g, house) === centre(table)) return "atTheCentre";
    return reachable(g, house, fish, table).length > 0 ? void 0 : "pathTooDear";
  },
  visit: visitLabyrinth,
  // EP 15.28: the shortest way to the centre, without fish
  master: {
    benefit: "step",
    benefits: (g, house, _, table) => spaceOf(g, house) !== centre(table),
    act: (g, { house }, io) => enter(g, house, routes(io.table)[spaceOf(g, house)].next, io)
  }
};
var routes = onceATable((table) => {
  const paths2 = pathsOf(table);
  const found = paths2.map(() => ({ steps: Number.POSITIVE_INFINITY, fish: 0, next: NONE }));
  found[centre(table)] = { steps: 0, fish: 0, next: NONE };
  for (let turn2 = 1; turn2 < paths2.length; turn2++) {
    paths2.forEach((from, space) => {
      for (const { to, fish } of from) {
        const way = { steps: found[to].steps + 1, fish: found[to].fish + fish, next: to };
        const better = way.steps - found[space].steps || way.fish - found[space].fish;
        if (better < 0) found[space] = way;
      }
    });
  }
  return found;
});

// games/eternal-palace/rules/master/bonuses.ts
var person = 0;
var master = masterHouse;
var difficultyOf = ({ components: components2, options: options2 }) => components2.master.difficulties[options2.difficulty];
function takeBonuses(g, io) {
  const { features, goods } = difficultyOf(io.table);
  for (let where = 1; where < placeCount; where++) {
    if (has(g.tokens, where) && (features === "all" || isAhead(g, where, io.table))) claimFeature(g, where, io);
  }
  if (goods) turnGoods(g, io);
}
var isAhead = (g, where, table) => reached(g, master, where, table) > reached(g, person, where, table);
function reached(g, house, where, table) {
  if (where === place.temple) return countBits(g.temple[house]);
  if (where === place.market) return countBits(g.market[house]);
  if (where === place.extra && table.options.extra === "labyrinth") return -routes(table)[spaceOf(g, house)].steps;
  return g.track[spot(house, where)];
}
function claimFeature(g, where, io) {
  const [feature] = freeFeatures(g);
  g.tokens &= ~(1 << where);
  g.features[feature] = master;
  io.emit?.({ type: "featureClaimed", seat: master, place: where, feature, rule: "EP 15.22" });
}
function turnGoods(g, io) {
  const { fishForWisdom, wisdomForStep } = io.table.components.master;
  gain(g, master, { wisdom: Math.floor(g.fish[master] / fishForWisdom) }, "EP 15.24", io);
  const steps = Math.floor(g.wisdom[master] / wisdomForStep);
  if (steps > 0) forward(g, master, steps, "EP 15.24", io);
  const points = pointsForSteps(g, master, io.table);
  const { beyond } = difficultyOf(io.table);
  if (points > 0) io.emit?.({ type: "stepsScored", seat: master, points, beyond, rule: "EP 15.25" });
}
function pointsForSteps(g, house, table) {
  if (!isMaster(house, table)) return 0;
  const { goods, beyond } = difficultyOf(table);
  return goods ? Math.max(0, g.palace[house] - beyond) : 0;
}
var leastSequence = (table) => difficultyOf(table).sequence;

// games/eternal-palace/rules/privileges.ts
var keep = 0;
var play = 1;
var both2 = [keep, play];
var offerPrivilege = procedure(
  "offerPrivilege",
  (at) => at,
  ({ ask }) => ({
    playPrivilege: ask({
      rule: "EP 10.2",
      to: ({ at: { house }, table }) => personOf(house, table),
      question: () => pick(both2),
      answer(answer, { g, at: { house }, io }) {
        if (answer === keep) return;
        g.privileges[house]--;
        g.played |= 1 << house;
        io.emit?.({ type: "privilegePlayed", seat: house, rule: "EP 10.2" });
      }
    })
  })
);
function resolvePrivileges(g, io) {
  for (const house of g.order.slice()) {
    const at = g.order.indexOf(house);
    if (!has(g.played, house) || at === 0) continue;
    const other = g.order[at - 1];
    if (has(g.played, other)) {
      io.emit?.({ type: "privilegeBlocked", seat: house, by: other, rule: "EP 10.3" });
      continue;
    }
    g.order[at - 1] = house;
    g.order[at] = other;
    io.emit?.({ type: "placesSwitched", seat: house, with: other, order: g.order.slice(), rule: "EP 10.3" });
  }
  g.played = 0;
}

// games/eternal-palace/rules/plan.ts
var plan = procedure(
  "plan",
  () => ({}),
  ({ act, each, together }) => ({
    makeGroups: together({
      rule: "EP 3.1",
      to: ({ table }) => allHouses(table).filter((house) => personOf(house, table) !== NOBODY),
      // EP 3.1: equal dice are not told apart
      question: ({ g, seat: house }) => partition(valuesOf(g.rolled[house])),
      eachSeat(groups, { g, seat: house }) {
        g.groups[house] = groupsMade(g.rolled[house], groups);
      }
    }),
    lowerScreens: act(({ g, table }) => {
      g.screens = table.options.privileges;
    }),
    offerPrivileges: each(
      ({ g, table }) => g.screens ? withPrivileges(g, table) : nobody,
      offerPrivilege,
      (house) => ({ house })
    ),
    liftScreens: act(({ g, table, io }) => {
      if (table.seats === 1) turnCard(g, masterHouse, io);
      if (g.played !== 0) resolvePrivileges(g, io);
      g.screens = false;
      io.emit?.({ type: "groupsShown", groups: g.groups.map((groups) => groups.slice()), rule: "EP 3.2" });
    }),
    lookAtGroups: each(
      ({ g, table }) => g.order.filter((house) => groupArtisan(g, house, table) !== NONE),
      rewardGroups,
      (house) => ({ house })
    )
  })
);
var nobody = [];
var withPrivileges = (g, table) => g.order.filter((house) => g.privileges[house] > 0 && personOf(house, table) !== NOBODY);
function groupsMade(rolled, answer) {
  const values = valuesOf(rolled);
  const made = [];
  for (let die = 0; die < values.length; die++) made[answer[die]] = (made[answer[die]] ?? 0) * 10 + values[die];
  return made.sort((a, b) => a - b);
}

// games/eternal-palace/rules/roll.ts
var roll = procedure(
  "roll",
  () => ({}),
  ({ act }) => ({
    rollDice: act(({ g, table, io }) => {
      const values = [];
      for (const house of g.order) {
        values.length = 0;
        for (let i = 0; i < g.dice[house]; i++) values.push(rollDie(io.chance));
        const dice = groupOf(values);
        g.rolled[house] = dice;
        io.emit?.({ type: "diceRolled", seat: house, dice, total: sumOf(dice), rule: "EP 2.1" });
        if (isMaster(house, table)) sortByColour(g, house, values, io);
      }
    }),
    adjustOrder: act(({ g, io }) => {
      g.order.sort((a, b) => sumOf(g.rolled[a]) - sumOf(g.rolled[b]));
      io.emit?.({ type: "orderSet", order: g.order.slice(), rule: "EP 2.2" });
    }),
    lowestTotal: act(({ g, io }) => {
      const [first, second] = g.order;
      if (sumOf(g.rolled[first]) < sumOf(g.rolled[second])) artisans(g, first, "lowest-total", "EP 7.10", io);
      return settled(g);
    })
  })
);

// games/eternal-palace/rules/scoring.ts
var highestLayer = place.bridge;
var lengthOf = (run2) => run2.to - run2.from + 1;
function longestRun(layers, house) {
  let best = { house, from: 1, to: 0 };
  for (let from = 1; from <= highestLayer; from++) {
    let to = from - 1;
    while (to < highestLayer && has(layers, to + 1)) to++;
    const run2 = { house, from, to };
    if (lengthOf(run2) > 0 && lengthOf(run2) >= lengthOf(best)) best = run2;
  }
  return best;
}
function soloWinner(g, table) {
  const [own2, his] = allHouses(table).map((house) => longestRun(g.layers[house], house));
  return lengthOf(own2) >= leastSequence(table) && lengthOf(own2) > lengthOf(his) ? own2 : his;
}
function sequenceWinner(g, table) {
  if (table.seats === 1) return soloWinner(g, table);
  const runs = allHouses(table).map((house) => longestRun(g.layers[house], house));
  const better = (a, b) => lengthOf(b) - lengthOf(a) || b.to - a.to;
  const [first, second] = runs.toSorted(better);
  return lengthOf(first) === 0 || second && better(first, second) === 0 ? void 0 : first;
}
function seals(g, house, table) {
  const awarded = table.components.setup.seals;
  const most2 = Math.max(...g.palace);
  if (g.palace[house] === most2) return awarded.first;
  if (countOf(g.palace, most2) > 1) return 0;
  const second = Math.max(...g.palace.filter((steps) => steps < most2));
  return g.palace[house] === second && second >= Math.ceil(most2 / 2) ? awarded.second : 0;
}
function scoreParts(g, house, table) {
  const sequence = sequenceWinner(g, table)?.house === house ? 1 : 0;
  return {
    layers: countBits(g.layers[house]),
    features: countOf(g.features, house),
    monuments: countOf(g.monuments, house),
    prizes: (g.completion === house ? 1 : 0) + sequence,
    seals: seals(g, house, table) + compositionPoints(g, house, table),
    steps: pointsForSteps(g, house, table)
  };
}
function result(g, table) {
  const totals = allHouses(table).map((house) => {
    const { layers, features, monuments: monuments2, prizes, seals: won, steps } = scoreParts(g, house, table);
    return layers + features + monuments2 + prizes + won + steps;
  });
  const order2 = [];
  let left = allHouses(table);
  while (left.length > 0) {
    const most2 = Math.max(...left.map((house) => totals[house]));
    const best = ahead(
      left.filter((house) => totals[house] === most2),
      g,
      table
    );
    order2.push(best);
    left = left.filter((house) => !best.includes(house));
  }
  return { order: order2, totals, ending: g.ending };
}
var fromTheHighest = [...Array.from({ length: highestLayer }, (_, i) => highestLayer - i), place.extra];
function ahead(tied, g, table) {
  if (tied.length === 1) return tied;
  if (table.seats === 1) return tied.filter((house) => isMaster(house, table));
  const rule = editionOf(table).finalTie;
  for (const layer of fromTheHighest) {
    const owners = tied.filter((house) => has(g.layers[house], layer));
    if (owners.length === 1 || rule === "highest-layer" && owners.length > 0) return owners;
  }
  return tied;
}

// games/eternal-palace/rules/places/academy.ts
var insteadOf = (wisdom, table) => wisdom >= table.components.places.academy.wisdom;
var visitAcademy = procedure(
  "visitAcademy",
  (at) => at,
  ({ act, ask }) => ({
    appointAdvisor: ask({
      rule: "EP 5.3",
      to: ({ at: { house }, table }) => personOf(house, table),
      question({ g, at: { house }, table }) {
        const { advisors, ways } = affordable(g, house, g.row, insteadOf(g.wisdom[house], table), table);
        return pickThen(advisors, ways, { why: () => ({ reason: "advisorTooDear", rule: "EP 5.3" }) });
      },
      answer([advisor2, way], { g, at: { house }, table, io }) {
        const { wisdom } = table.components.places.academy;
        if (way === payment.instead) pay(g, house, { wisdom }, NONE, "EP 5.3", io);
        else {
          payBanner(g, house, advisor2, "EP 5.3", io);
          gain(g, house, { wisdom }, "EP 5.3", io);
        }
        appointFromRow(g, house, advisor2, "EP 5.3", io);
        return settled(g);
      }
    }),
    stepUp: act(({ g, at: { house }, io }) => advance(g, house, place.academy, io))
  })
);
var academy = {
  number: place.academy,
  sum: place.academy,
  rule: "EP 5.4",
  // EP 5.4: who cannot appoint anybody may not visit
  closed: (g, house, wisdom, _fish, table) => canAppoint(g, house, g.row, insteadOf(wisdom, table), table) ? void 0 : "nobodyToAppoint",
  visit: visitAcademy,
  master: masterAtAcademy
};

// games/eternal-palace/rules/places/alternative/academy.ts
var visitAlternativeAcademy = procedure(
  "visitAlternativeAcademy",
  (at) => at,
  ({ act, ask }) => ({
    appointOrTakeReserve: ask({
      rule: "EP 14.3",
      to: ({ at: { house }, table }) => personOf(house, table),
      question({ g, at: { house }, table }) {
        const { advisors } = affordable(g, house, g.row, false, table);
        return pick(advisors, { optional: g.reserve > 0, why: () => ({ reason: "advisorTooDear", rule: "EP 14.3" }) });
      },
      answer(advisor2, { g, at: { house }, table, io }) {
        if (advisor2 === NONE) {
          gain(g, house, { wisdom: g.reserve }, "EP 14.3", io);
          setReserve(g, 0, "EP 14.3", io);
          return void 0;
        }
        payBanner(g, house, advisor2, "EP 14.3", io);
        setReserve(g, g.reserve + table.components.locations.academy.reserve, "EP 14.3", io);
        appointFromRow(g, house, advisor2, "EP 14.3", io);
        return settled(g);
      }
    }),
    alsoStepUp: act(({ g, at: { house }, io }) => advance(g, house, place.academy, io))
  })
);
var alternativeAcademy = {
  ...academy,
  rule: "EP 14.4",
  // EP 14.4: with no reserve and no banner that one can pay there is nothing to do
  closed: (g, house, _wisdom, _fish, table) => g.reserve > 0 || canAppoint(g, house, g.row, false, table) ? void 0 : "nobodyToAppoint",
  visit: visitAlternativeAcademy,
  master: masterAtAlternativeAcademy
};

// games/eternal-palace/rules/places/temple.ts
var panels = [1, 2, 3];
var onPanel = (panel) => groupOf([panel, place.temple - panel]);
var noMarker = 0;
var withoutMarker = [noMarker];
var visitTemple = procedure(
  "visitTemple",
  (at) => at,
  ({ act }) => ({
    learn: act(({ g, at: visit, table, io }) => {
      gain(g, visit.house, { wisdom: table.components.places.temple.wisdom }, "EP 5.9", io);
      markTemple(g, visit, io);
    })
  })
);
function markTemple(g, { house, way }, io) {
  if (way !== noMarker) markPanel(g, g.temple, house, place.temple, way, io);
}
var wisdomFor = [];
for (let low = 1; low <= 6; low++) {
  for (let high = low; high <= 6; high++) {
    const pair = groupOf([low, high]);
    wisdomFor[pair] = [0, ...panels].map((panel) => panel === 0 ? 0 : wisdomBetween(pair, onPanel(panel)));
  }
}
var temple = {
  number: place.temple,
  rule: "EP 5.10",
  sum: place.temple,
  forms: {
    misfit: "notThisPanel",
    ways: (g, house, group) => sizeOf(group) > 2 ? withoutMarker : waysByMarks[g.temple[house]],
    wisdom: (g, house, group, way) => sizeOf(group) > 2 ? wisdomForSum(group, place.temple) : wisdomFor[group][shown2(g.temple[house], group, way)],
    laid: (g, house, group, way) => sizeOf(group) > 2 ? groupWithSum(group, place.temple) : onPanel(shown2(g.temple[house], group, way))
  },
  visit: visitTemple,
  master: masterAtTemple
};
function shown2(marked, group, way) {
  if (way !== noMarker) return way;
  let best = noMarker;
  for (const panel of panels) {
    if (markable(marked, panel)) continue;
    if (best === noMarker || wisdomFor[group][panel] < wisdomFor[group][best]) best = panel;
  }
  return best;
}
var waysByMarks = Array.from({ length: 1 << panels.length + 1 }, (_, marked) => {
  const free = panels.filter((panel) => markable(marked, panel));
  return free.length === panels.length ? free : [noMarker, ...free];
});

// games/eternal-palace/rules/places/alternative/temple.ts
var visitAlternativeTemple = procedure(
  "visitAlternativeTemple",
  (at) => ({ ...at, offer: 0 }),
  ({ act, ask }) => ({
    offerResources: ask({
      rule: "EP 14.5",
      to: ({ at: { house }, table }) => personOf(house, table),
      question: ({ g, at: { house }, table }) => pick(offers(g, house, table), { why: tooFew }),
      answer(offer, { at, table, io }) {
        at.offer = offer;
        const { resources } = table.components.locations.temple.offers[offer];
        if (resources === 0) return void 0;
        io.emit?.({ type: "resourcesOffered", seat: at.house, resources, rule: "EP 14.5" });
        return call(loseResources, { house: at.house, left: resources, rule: "EP 14.5" });
      }
    }),
    learn: act(({ g, at, table, io }) => {
      const { wisdom } = table.components.locations.temple.offers[at.offer];
      gain(g, at.house, { wisdom }, "EP 14.5", io);
      markTemple(g, at, io);
    })
  })
);
function offers(g, house, { components: components2 }) {
  const list2 = components2.locations.temple.offers;
  return list2.map((_, offer) => offer).filter((offer) => list2[offer].resources <= totalResources(g, house));
}
var tooFew = () => ({ reason: "tooFewResources", rule: "EP 14.5" });
var alternativeTemple = { ...temple, visit: visitAlternativeTemple };

// games/eternal-palace/rules/places/bridge.ts
var visitBridge = procedure(
  "visitBridge",
  (at) => at,
  ({ act }) => ({
    cross: act(({ g, at: { house, dice }, table, io }) => {
      const spaces = bridgeSpaces(table);
      const from = g.track[spot(house, place.bridge)];
      const to = Math.min(from + dice, spaces.length);
      for (let space = from; space < to; space++) gain(g, house, spaces[space], "EP 5.13", io);
      artisans(g, house, "bridge", "EP 10.6", io);
      advance(g, house, place.bridge, io, dice);
    })
  })
);
var bridge = {
  number: place.bridge,
  rule: "EP 5.13",
  sum: 0,
  forms: {
    misfit: "oneDieOnly",
    ways(g, house, group, table) {
      if (sizeOf(group) !== 1) return noWay;
      const left = trackLength(place.bridge, table) - g.track[spot(house, place.bridge)];
      return waysByDistance[Math.min(left, mostSteps)][group];
    },
    wisdom: (_g, _, group, way) => wisdomForDie(group, way),
    laid: (_g, _, __, way) => way
  },
  visit: visitBridge,
  // EP 15.19: like everybody; what he cannot use becomes wisdom
  master: { ...onTrack, act: (_g, visit) => call(visitBridge, visit) }
};
var mostSteps = 6;
var faces2 = [1, 2, 3, 4, 5, 6];
var waysByDistance = [0, ...faces2].map(
  (left) => [0, ...faces2].map((die) => {
    const lands = (value) => Math.min(value, left);
    const best = (space) => faces2.filter((value) => lands(value) === space).reduce((a, b) => wisdomForDie(die, b) < wisdomForDie(die, a) ? b : a);
    return [...new Set(faces2.map(lands))].map(best);
  })
);

// games/eternal-palace/rules/places/fish-market.ts
var visitFishMarket = procedure(
  "visitFishMarket",
  (at) => at,
  ({ act, ask }) => ({
    draw: act(({ g, at: { house }, table, io }) => {
      const { places: places2, locations } = table.components;
      const { draw } = isAlternative(table) ? locations.fishMarket : places2.fishMarket;
      drawAdvisors(g, house, draw, "EP 5.1", io);
      if (g.drawn.length === 0) gain(g, house, { fish: places2.fishMarket.fish }, "EP 5.1", io);
    }),
    // EP 14.2: at the alternative market further cards can be bought
    buyCards: ask({
      rule: "EP 14.2",
      to: ({ g, at: { house }, table }) => isAlternative(table) && cardsForSale(g, house, table) > 0 ? personOf(house, table) : NOBODY,
      question: ({ g, at: { house }, table }) => amount(0, cardsForSale(g, house, table), { why: tooManyCards }),
      answer(count, { g, at: { house }, table, io }) {
        pay(g, house, { fish: count * table.components.locations.fishMarket.fish }, NONE, "EP 14.2", io);
        drawAdvisors(g, house, count, "EP 14.2", io);
      }
    }),
    keepAdvisor: ask({
      rule: "EP 5.1",
      to: ({ g, at: { house }, table }) => g.drawn.length > 0 ? personOf(house, table) : NOBODY,
      question({ g, at: { house }, table }) {
        const instead2 = g.fish[house] >= table.components.places.fishMarket.fish;
        const { advisors, ways } = affordable(g, house, g.drawn, instead2, table);
        return pickThen(advisors, ways, { optional: true, why: () => ({ reason: "advisorTooDear", rule: "EP 5.1" }) });
      },
      answer(kept, { g, at: { house }, table, io }) {
        const { fish } = table.components.places.fishMarket;
        if (typeof kept === "number") return gain(g, house, { fish }, "EP 5.1", io);
        const [advisor2, way] = kept;
        if (way === payment.instead) pay(g, house, { fish }, NONE, "EP 5.1", io);
        else {
          payBanner(g, house, advisor2, "EP 5.1", io);
          gain(g, house, { fish }, "EP 5.1", io);
        }
        takeOut(g.drawn, advisor2);
        io.emit?.({ type: "advisorKept", seat: house, advisor: advisor2, rule: "EP 5.1" });
        appoint(g, house, advisor2, io);
        return settled(g);
      },
      neverAutomatic: true
    }),
    returnAdvisor: ask({
      rule: "EP 5.2",
      to: ({ g, at: { house }, table }) => g.drawn.length > 0 ? personOf(house, table) : NOBODY,
      question: ({ g }) => pick(kindsIn(g.drawn)),
      answer(advisor2, { g, at: { house }, io }) {
        takeOut(g.drawn, advisor2);
        g.top = advisor2;
        const advisors = g.drawn.slice();
        for (const other of advisors) putIn(g.discards, other);
        g.drawn.length = 0;
        if (advisors.length > 0) io.emit?.({ type: "advisorsDiscarded", seat: house, advisors, rule: "EP 5.2" });
        io.emit?.({ type: "advisorReturned", seat: house, audience: [house], secret: { advisor: advisor2 }, rule: "EP 5.2" });
      },
      neverAutomatic: true
    }),
    stepUp: act(({ g, at: { house }, io }) => {
      g.drawer = NONE;
      advance(g, house, place.fishMarket, io);
    })
  })
);
var isAlternative = ({ options: options2 }) => options2.locations.includes("fishMarket");
var cardsForSale = (g, house, { components: components2 }) => Math.min(cardsLeft(g), Math.floor(g.fish[house] / components2.locations.fishMarket.fish));
var tooManyCards = () => ({ reason: "tooManyCards", rule: "EP 14.2" });
var fishMarket = {
  number: place.fishMarket,
  sum: place.fishMarket,
  rule: "EP 5.1",
  visit: visitFishMarket,
  master: masterAtFishMarket
};

// games/eternal-palace/rules/places/market.ts
var goodsAt = onceATable(({ options: options2, components: { places: places2, locations, privileges } }) => {
  const alternative = options2.locations.includes("market");
  const { items, taken } = alternative ? locations.market : places2.market;
  const tile = { privileges: alternative ? privileges.alternativeMarket : privileges.market };
  return { items: options2.privileges ? [...items, tile] : items, taken };
});
var visitMarket = procedure(
  "visitMarket",
  (at) => at,
  ({ act, ask }) => ({
    takeGoods: ask({
      rule: ({ table }) => table.options.locations.includes("market") ? "EP 14.6" : "EP 5.11",
      to: ({ at: { house }, table }) => personOf(house, table),
      question({ at: { dice }, table }) {
        const { items, taken } = goodsAt(table);
        const count = taken[sizeOf(dice) - 1];
        return subset(
          items.map((_, item) => item),
          count,
          count,
          { why: () => ({ reason: "differentGoods", rule: "EP 5.11" }) }
        );
      },
      answer(taken, { g, at: { house }, table, io }) {
        for (const item of taken) gain(g, house, goodsAt(table).items[item], "EP 5.11", io);
        if (g.queue.length > 0) io.emit?.({ type: "goodsChosen", seat: house, items: taken, rule: "EP 5.11" });
        return settled(g);
      }
    }),
    mark: act(({ g, at: { house, dice }, table, io }) => {
      const panel = table.components.places.market.panels[sizeOf(dice) - 1];
      if (markable(g.market[house], panel)) markPanel(g, g.market, house, place.market, panel, io);
    })
  })
);
var market = {
  number: place.market,
  sum: place.market,
  rule: "EP 5.11",
  visit: visitMarket,
  master: masterAtMarket
};
var alternativeMarket = { ...market, master: masterAtAlternativeMarket };

// games/eternal-palace/rules/places/monuments.ts
var visitMonument = procedure(
  "visitMonument",
  (at) => at,
  ({ act }) => ({
    contribute: act(({ g, at: { house, place: place2 }, table, io }) => {
      const resource = monumentPlaces.indexOf(place2);
      payResources(g, house, only(resource, g.rings[resource]), NONE, "EP 5.5", io);
      g.rings[resource]++;
      io.emit?.({ type: "ringGrew", place: place2, resources: g.rings[resource], rule: "EP 5.5" });
      const from = g.monuments[resource];
      if (from === house) forward(g, house, editionOf(table).ownMonument, "EP 5.6", io);
      else {
        forward(g, house, table.components.places.monuments.palace, "EP 5.5", io);
        g.monuments[resource] = house;
        io.emit?.({ type: "monumentTaken", seat: house, place: place2, from, rule: "EP 5.5" });
      }
      takeLayer(g, house, place2, io);
    })
  })
);
var monuments = monumentPlaces.map((number, resource) => ({
  number,
  sum: number,
  rule: "EP 5.5",
  closed: (g, house) => g.resources[stock(house, resource)] < g.rings[resource] ? "ringTooDear" : void 0,
  visit: visitMonument,
  master: masterAtMonument
}));

// games/eternal-palace/rules/places/resources.ts
var visitResources = procedure(
  "visitResources",
  (at) => at,
  ({ act }) => ({
    gather: act(({ g, at: { house, place: place2, dice }, table, io }) => {
      const { near, far } = table.components.places.resources;
      const amounts = place2 === place.forest || place2 === place.quarry ? near : far;
      gainResource(g, house, resourcePlaces.indexOf(place2), "EP 5.7", io, amounts[sizeOf(dice) - 1]);
      artisans(g, house, "resource-location", "EP 7.9", io);
      advance(g, house, place2, io);
    })
  })
);
var resourceLocations = resourcePlaces.map((number) => ({
  number,
  sum: number,
  rule: "EP 5.7",
  visit: visitResources,
  master: masterAtResources
}));

// games/eternal-palace/rules/places/river-market.ts
function payable(g, house, { components: components2 }) {
  const { spaces } = components2.demands;
  const free = [];
  const sorts2 = [];
  g.demandMarkers.forEach((marker, space) => {
    const own2 = marker === NONE ? spaces[space].filter((resource) => g.resources[stock(house, resource)] > 0) : [];
    if (own2.length === 0) return;
    free.push(space);
    sorts2.push(own2);
  });
  return { spaces: free, sorts: sorts2 };
}
var visitRiverMarket = procedure(
  "visitRiverMarket",
  (at) => at,
  ({ act, each, ask }) => ({
    satisfyDemand: ask({
      rule: "EP 12.2",
      to: ({ at: { house }, table }) => personOf(house, table),
      question({ g, at: { house }, table }) {
        const { spaces, sorts: sorts2 } = payable(g, house, table);
        return pickThen(spaces, sorts2, { why: () => ({ reason: "demandNotPayable", rule: "EP 12.2" }) });
      },
      answer([space, resource], { g, at: { house }, io }) {
        payResources(g, house, only(resource, 1), NONE, "EP 12.2", io);
        satisfy(g, house, space, io);
      }
    }),
    goUp: act(({ g, at: { house }, io }) => {
      advance(g, house, place.extra, io);
      return settled(g);
    }),
    fulfil: act(({ g, io }) => {
      if (!isFulfilled(g)) return leave;
      io.emit?.({ type: "demandFulfilled", demand: g.demand, rule: "EP 12.4" });
      return void 0;
    }),
    reckon: each(
      ({ g, at: { house } }) => inTurnFrom(g, house),
      reckonDemand,
      (house) => ({ house })
    ),
    turnDemand: act(({ g, io }) => nextDemand(g, io))
  })
);
function satisfy(g, house, space, io) {
  g.demandMarkers[space] = house;
  io.emit?.({ type: "demandMet", seat: house, demand: g.demand, space, rule: "EP 12.2" });
}
var isFulfilled = (g) => !g.demandMarkers.includes(NONE);
function inTurnFrom({ order: order2 }, house) {
  const first = order2.indexOf(house);
  return [...order2.slice(first), ...order2.slice(0, first)];
}
function nextDemand(g, io) {
  g.demandMarkers.fill(NONE);
  putIn(g.demandDiscards, g.demand);
  if (g.demandDeck.length === 0) {
    for (const card2 of g.demandDiscards) putIn(g.demandDeck, card2);
    g.demandDiscards.length = 0;
  }
  g.demand = drawFrom(io.chance, g.demandDeck);
  io.emit?.({ type: "demandTurned", demand: g.demand, rule: "EP 12.4" });
}
var riverMarket = {
  number: place.extra,
  rule: "EP 12.2",
  sum: 0,
  forms: singleDie,
  closed: (g, house, _wisdom, _fish, table) => payable(g, house, table).spaces.length > 0 ? void 0 : "noDemandPayable",
  visit: visitRiverMarket,
  // EP 15.29: the top-most free demand, for nothing; he comes even when he has the layer
  master: {
    benefit: "step",
    benefits: () => true,
    act(g, visit, io) {
      satisfy(g, visit.house, g.demandMarkers.indexOf(NONE), io);
      return call(visitRiverMarket, visit);
    }
  }
};

// games/eternal-palace/rules/places/scrolls.ts
var gifts = ({ components: components2 }, dice) => sizeOf(dice) === 1 ? components2.places.scrolls.single : components2.places.scrolls.several;
var visitScrolls = procedure(
  "visitScrolls",
  (at) => at,
  ({ ask }) => ({
    takeGift: ask({
      rule: "EP 5.15",
      to: ({ at: { house }, table }) => personOf(house, table),
      question: ({ at: { dice }, table }) => pick(
        gifts(table, dice).map((_, gift) => gift),
        { why: () => ({ reason: "resourceNeedsTwoDice", rule: "EP 5.15" }) }
      ),
      answer(gift, { g, at: { house, dice }, table, io }) {
        gain(g, house, gifts(table, dice)[gift], "EP 5.15", io);
      }
    })
  })
);
var scrolls = { number: place.scrolls, rule: "EP 5.15", sum: 0, free: true, visit: visitScrolls };

// games/eternal-palace/rules/places/index.ts
var board = [
  scrolls,
  fishMarket,
  academy,
  ...monuments,
  ...resourceLocations,
  temple,
  market,
  bridge
].sort((a, b) => a.number - b.number);
var alternatives = {
  academy: alternativeAcademy,
  temple: alternativeTemple,
  market: alternativeMarket
};
var extras = { labyrinth, riverMarket };
var placesOf = onceATable(({ options: options2 }) => {
  const places2 = board.slice();
  for (const location of options2.locations) {
    const other = alternatives[location];
    if (other) places2[other.number] = other;
  }
  const extra = extras[options2.extra];
  return extra ? [...places2, extra] : places2;
});
var placeAt = (number, table) => placesOf(table)[number];

// games/eternal-palace/rules/visit.ts
var aimAt = (place2, way) => place2 * 10 + way;
var placeOf = (aim) => Math.floor(aim / 10);
var wayOf = (aim) => aim % 10;
var figuresPerVisit = 3;
function whoIsWhere(g) {
  const houses = new Array(placeCount);
  for (let place2 = 0; place2 < placeCount; place2++) houses[place2] = 0;
  for (let i = 0; i < g.visits.length; i += figuresPerVisit) houses[g.visits[i + 1]] |= 1 << g.visits[i];
  return houses;
}
var penalty2 = (g, { number, free }, houses = whoIsWhere(g)) => free ? 0 : countBits(houses[number]);
function obstacleAt(g, house, group, place2, houses) {
  if (place2.sum !== 0) {
    const wisdom = wisdomForSum(group, place2.sum);
    if (wisdom >= tooMuch) return "valueOutOfReach";
    if (wisdom > g.wisdom[house]) return "notEnoughWisdom";
  }
  return penalty2(g, place2, houses) > g.fish[house] ? "notEnoughFish" : void 0;
}
function obstacleIn(g, house, group, place2, way, fish, table) {
  const wisdom = g.wisdom[house] - wisdomAt(place2, g, house, group, way);
  if (wisdom < 0) return "notEnoughWisdom";
  return place2.closed?.(g, house, wisdom, g.fish[house] - fish, table);
}
function aimsOf(g, house, group, table, houses = whoIsWhere(g)) {
  const aims = [];
  const places2 = placesOf(table);
  for (let i = 0; i < places2.length; i++) {
    const place2 = places2[i];
    if (obstacleAt(g, house, group, place2, houses) !== void 0) continue;
    const fish = penalty2(g, place2, houses);
    const ways = waysAt(place2, g, house, group, table);
    for (let j = 0; j < ways.length; j++) {
      if (obstacleIn(g, house, group, place2, ways[j], fish, table) === void 0) {
        aims.push(aimAt(place2.number, ways[j]));
      }
    }
  }
  return aims;
}
function visits(g, house, table) {
  const groups = kindsIn(g.groups[house]);
  const houses = whoIsWhere(g);
  const aims = new Array(groups.length);
  for (let i = 0; i < groups.length; i++) aims[i] = aimsOf(g, house, groups[i], table, houses);
  return pickThen(groups, aims, { why: (group, aim) => whyNotVisit(g, house, group, aim, table) });
}
function whyNotVisit(g, house, group, aim, table) {
  if (!g.groups[house].includes(group)) return { reason: "notYourGroup", rule: "EP 4.1" };
  const place2 = aim === void 0 || aim < 0 ? void 0 : placeAt(placeOf(aim), table);
  if (aim === void 0 || !place2) return { reason: "noSuchPlace", rule: "EP 4.2" };
  const way = wayOf(aim);
  const fits = waysAt(place2, g, house, group, table).includes(way);
  const fish = penalty2(g, place2);
  const reason = obstacleAt(g, house, group, place2) ?? (fits ? obstacleIn(g, house, group, place2, way, fish, table) : place2.forms?.misfit ?? "noSuchPlace");
  switch (reason) {
    case void 0:
      return void 0;
    case "notEnoughFish":
      return { reason, rule: "EP 4.6", values: { needed: fish, has: g.fish[house] } };
    case "notEnoughWisdom": {
      const needed = fits ? wisdomAt(place2, g, house, group, way) : wisdomForSum(group, place2.sum);
      return { reason, rule: "EP 4.3", values: { needed, has: g.wisdom[house] } };
    }
    default:
      return { reason, rule: place2.rule };
  }
}

// games/eternal-palace/rules/master/decide.ts
function chooseGroup(g, house) {
  const others = g.groups.flatMap((groups, other) => other === house ? [] : groups);
  for (const group of g.groups[house]) {
    const like = others.find((other) => sumOf(other) === sumOf(group));
    if (like !== void 0) return { group, like };
  }
  return { group: g.groups[house][0], like: NONE };
}
function choosePlace(g, house, group, table) {
  const there = aimAt2(g, group, sumOf(group), 0, table);
  if (there.fish === 0 && benefitOf(g, house, there.place, table) !== "none") {
    return decision(g, house, there, 0, "number", table);
  }
  const { actions } = personalityOf(table);
  for (let i = 0; i < actions.length; i++) {
    const aim = lines[actions[i]](g, house, group, table);
    if (aim) return decision(g, house, aim, i + 1, actions[i], table);
  }
  return { place: place.scrolls, wisdom: 0, fish: 0, dice: group, line: 0, action: "none", benefit: "none" };
}
var personalityOf = ({ components: components2, options: options2 }) => components2.personalities.lists[options2.master];
var decision = (g, house, aim, line, action2, table) => ({ ...aim, line, action: action2, benefit: benefitOf(g, house, aim.place, table) });
function benefitOf(g, house, where, table) {
  const there = placeAt(where, table).master;
  return there?.benefits(g, house, where, table) ? there.benefit : "none";
}
var aimAt2 = (g, group, where, wisdom, table) => ({
  place: where,
  wisdom,
  fish: penalty2(g, placeAt(where, table)),
  dice: group
});
var lines = {
  /** EP 15.10 */
  fish(g, house, group, table) {
    const aim = aimAt2(g, group, sumOf(group), 0, table);
    const gains = benefitOf(g, house, aim.place, table) !== "none";
    return gains && aim.fish <= g.fish[house] ? aim : void 0;
  },
  /** EP 15.11: as little as possible; it changes the value of the group, not its dice. */
  wisdom(g, house, group, table) {
    const { up, down, first } = personalityOf(table);
    const most2 = Math.min(g.wisdom[house], Math.max(up, down));
    for (let wisdom = 1; wisdom <= most2; wisdom++) {
      for (const upwards of first === "up" ? [true, false] : [false, true]) {
        const value = sumOf(group) + (upwards ? wisdom : -wisdom);
        if (wisdom > (upwards ? up : down) || value < 1 || value > highestSum) continue;
        const aim = aimAt2(g, group, value, wisdom, table);
        if (aim.fish === 0 && benefitOf(g, house, value, table) !== "none") return aim;
      }
    }
    return void 0;
  },
  /** EP 15.12: one that he does not have is better, then the higher number. */
  monument(g, house, group, table) {
    const all = monumentPlaces.map((where) => aimAt2(g, group, where, Math.abs(where - sumOf(group)), table));
    const payable2 = all.filter(({ wisdom, fish }) => wisdom <= g.wisdom[house] && fish <= g.fish[house]);
    const byCost = editionOf(table).masterMonument === "cheapest";
    const measure = ({ wisdom, fish }) => byCost ? wisdom + fish : wisdom;
    const least = Math.min(...(byCost ? payable2 : all).map(measure));
    const mine = ({ place: where }) => benefitOf(g, house, where, table) === "none" ? 1 : 0;
    return payable2.filter((aim) => measure(aim) === least).sort((a, b) => mine(a) - mine(b) || b.place - a.place).at(0);
  },
  /** EP 15.13: a low die is raised if he has the wisdom for it. */
  bridge(g, house, group, table) {
    const aim = singleDie2(g, house, group, place.bridge, table);
    if (!aim) return void 0;
    const dice = table.components.master.bridge[group - 1];
    const wisdom = wisdomForDie(group, dice);
    return wisdom <= g.wisdom[house] ? { ...aim, dice, wisdom } : aim;
  },
  /** EP 15.14 */
  extra: (g, house, group, table) => singleDie2(g, house, group, place.extra, table)
};
function singleDie2(g, house, group, where, table) {
  if (sizeOf(group) !== 1 || !placeAt(where, table)) return void 0;
  const aim = aimAt2(g, group, where, 0, table);
  return aim.fish === 0 && benefitOf(g, house, where, table) !== "none" ? aim : void 0;
}

// games/eternal-palace/rules/master/turn.ts
var masterTurn = procedure(
  "masterTurn",
  (at) => at,
  ({ act }) => ({
    playGroup: act(({ g, at: { house }, table, io }) => {
      const { group, like } = chooseGroup(g, house);
      io.emit?.({ type: "masterChoseGroup", seat: house, group, like, rule: "EP 15.7" });
      const { place: place2, wisdom, fish, dice, line, action: action2, benefit } = choosePlace(g, house, group, table);
      const rule = rules2[action2];
      io.emit?.({ type: "masterChosePlace", seat: house, place: place2, line, action: action2, benefit, rule });
      g.fish[house] -= fish;
      g.wisdom[house] -= wisdom;
      takeOut(g.groups[house], group);
      g.visits.push(house, place2, dice);
      io.emit?.({ type: "groupPlaced", seat: house, place: place2, group, dice, wisdom, fish, rule });
      return placeAt(place2, table).master?.act(g, { house, place: place2, dice, way: 0 }, io);
    }),
    settle: act(({ g }) => settled(g))
  })
);
var rules2 = {
  number: "EP 15.8",
  fish: "EP 15.10",
  wisdom: "EP 15.11",
  monument: "EP 15.12",
  bridge: "EP 15.13",
  extra: "EP 15.14",
  none: "EP 15.15"
};

// games/eternal-palace/rules/turn.ts
var turn = procedure(
  "turn",
  (at) => at,
  ({ act, ask }) => ({
    visit: ask({
      rule: "EP 4.2",
      to: ({ at: { house }, table }) => personOf(house, table),
      question: ({ g, at: { house }, table }) => visits(g, house, table),
      also: ({ g, at: { house }, table }) => advisorOptions(g, house, table),
      answer([group, aim], { g, at: { house }, table, io }) {
        const place2 = placeAt(placeOf(aim), table);
        const way = wayOf(aim);
        const fish = penalty2(g, place2);
        const wisdom = wisdomAt(place2, g, house, group, way);
        const dice = laidAt(place2, g, house, group, way);
        g.fish[house] -= fish;
        g.wisdom[house] -= wisdom;
        takeOut(g.groups[house], group);
        g.visits.push(house, place2.number, dice);
        io.emit?.({ type: "groupPlaced", seat: house, place: place2.number, group, dice, wisdom, fish, rule: "EP 4.2" });
        return call(place2.visit, { house, place: place2.number, dice, way });
      }
    }),
    settle: act(({ g }) => settled(g)),
    // EP 7.1: after the visit, or the turn ends
    useAdvisorOrEnd: ask({
      rule: "EP 7.1",
      to: ({ g, at: { house }, table }) => usable(g, house, table).length > 0 ? personOf(house, table) : NOBODY,
      question: ({ g, at: { house }, table }) => usableAdvisors(g, house, table, true),
      answer: (advisor2, { at: { house } }) => advisor2 === NONE ? void 0 : call(useAdvisor, { house, advisor: advisor2 }).thenAgain
    })
  })
);
var play2 = procedure(
  "play",
  () => ({ turns: 0 }),
  ({ act }) => ({
    nextTurn: act(({ g, at, table }) => {
      for (let skipped = 0; skipped < g.order.length; skipped++) {
        const house = g.order[at.turns++ % g.order.length];
        if (g.groups[house].length === 0) continue;
        return call(isMaster(house, table) ? masterTurn : turn, { house }).thenAgain;
      }
      return leave;
    })
  })
);

// games/eternal-palace/rules/end.ts
var round = procedure(
  "round",
  () => ({}),
  ({ act }) => ({
    begin: act(({ g, io }) => {
      g.round++;
      g.quiet++;
      io.emit?.({ type: "roundBegan", round: g.round, rule: "EP 1.1" });
    }),
    rolling: act(() => call(roll, {})),
    planning: act(() => call(plan, {})),
    playing: act(() => call(play2, {})),
    // EP 9.1: after the last round there is nothing to restore
    restoring: act(({ g }) => g.completion === NONE ? call(restore, {}) : void 0)
  })
);
var game = procedure(
  "game",
  () => ({}),
  ({ act }) => ({
    nextRound: act(({ g, table }) => {
      if (g.completion !== NONE)
        g.ending = "normal";
      else if (g.quiet >= table.components.setup.quietRounds) g.ending = "stall";
      return g.ending === "none" ? call(round, {}).thenAgain : void 0;
    }),
    giveAwards: act(({ g, table, io }) => {
      io.emit?.({ type: "gameEnded", ending: g.ending, rule: g.ending === "stall" ? "EP 9.7" : "EP 9.1" });
      if (table.seats === 1) takeBonuses(g, io);
      const winner = sequenceWinner(g, table);
      if (winner && isMaster(winner.house, table)) {
        const least = leastSequence(table);
        io.emit?.({ type: "sequenceClaimed", seat: winner.house, least, rule: "EP 15.23" });
      } else if (winner)
        io.emit?.({ type: "sequenceWon", seat: winner.house, from: winner.from, to: winner.to, rule: "EP 9.3" });
      else io.emit?.({ type: "sequenceOpen", rule: "EP 9.3" });
      for (const house of allHouses(table)) {
        const won = seals(g, house, table);
        if (won > 0) io.emit?.({ type: "sealsWon", seat: house, seals: won, palace: g.palace[house], rule: "EP 9.4" });
      }
      return leave;
    })
  })
);

// games/eternal-palace/rules/hidden.ts
function rows2(lists3) {
  const copies = new Array(lists3.length);
  for (let i = 0; i < lists3.length; i++) copies[i] = lists3[i].slice();
  return copies;
}
var clone = (g) => ({
  round: g.round,
  quiet: g.quiet,
  order: g.order.slice(),
  dice: g.dice.slice(),
  rolled: g.rolled.slice(),
  groups: rows2(g.groups),
  screens: g.screens,
  visits: g.visits.slice(),
  fish: g.fish.slice(),
  wisdom: g.wisdom.slice(),
  resources: g.resources.slice(),
  palace: g.palace.slice(),
  track: g.track.slice(),
  temple: g.temple.slice(),
  market: g.market.slice(),
  layers: g.layers.slice(),
  features: g.features.slice(),
  tokens: g.tokens,
  monuments: g.monuments.slice(),
  rings: g.rings.slice(),
  deck: g.deck.slice(),
  top: g.top,
  drawn: g.drawn.slice(),
  drawer: g.drawer,
  discards: g.discards.slice(),
  row: g.row.slice(),
  advisors: rows2(g.advisors),
  used: rows2(g.used),
  privileges: g.privileges.slice(),
  played: g.played,
  demand: g.demand,
  demandDeck: g.demandDeck.slice(),
  demandDiscards: g.demandDiscards.slice(),
  demandMarkers: g.demandMarkers.slice(),
  compositions: g.compositions.slice(),
  composers: g.composers.slice(),
  reserve: g.reserve,
  queue: g.queue.map((one) => ({ house: one.house, what: one.what, about: one.about })),
  completion: g.completion,
  ending: g.ending,
  master: { dice: g.master.dice.slice(), deck: g.master.deck.slice(), card: g.master.card }
});
function view(g, viewer) {
  const seen = clone(g);
  seen.deck.fill(HIDDEN);
  if (seen.top !== NONE) seen.top = HIDDEN;
  if (seen.drawer !== viewer) seen.drawn.fill(HIDDEN);
  if (seen.screens) {
    for (let house = 0; house < seen.groups.length; house++) {
      if (house !== viewer && seen.groups[house].length > 0) seen.groups[house] = [HIDDEN];
    }
  }
  return seen;
}
var knowledge = {
  start: () => ({ top: NONE, drawn: NONE }),
  learn(known, _seat, event) {
    const shown3 = (advisor2) => {
      if (advisor2 === known.drawn) known.drawn = NONE;
    };
    switch (event.type) {
      case "advisorsDrawn":
        if (event.secret) known.drawn = NONE;
        else if (known.top !== NONE) known.drawn = known.top;
        known.top = NONE;
        break;
      case "advisorKept":
        shown3(event.advisor);
        break;
      case "advisorsDiscarded":
        event.advisors.forEach(shown3);
        break;
      case "advisorReturned":
        known.top = event.secret?.advisor ?? known.drawn;
        known.drawn = NONE;
        break;
      case "advisorsDismissed":
        if (event.from === "deck") known.top = NONE;
        break;
      case "rowRenewed":
        known.top = NONE;
        break;
    }
  },
  allows: (known, g) => (known.top === NONE || g.top === known.top) && (known.drawn === NONE || g.drawn.includes(known.drawn))
};
function determinize(seen, known, _viewer, chance, table) {
  const g = clone(seen);
  for (let house = 0; house < g.groups.length; house++) {
    if (g.groups[house][0] === HIDDEN) g.groups[house] = anyGroups(g.rolled[house], chance);
  }
  const unseen = advisorCards(table);
  const gone = (advisor2) => {
    const at = unseen.indexOf(advisor2);
    if (advisor2 !== HIDDEN && at >= 0) unseen.splice(at, 1);
  };
  for (const cards of [g.row, g.discards, g.drawn, ...g.advisors]) cards.forEach(gone);
  if (known.top !== NONE) gone(known.top);
  if (known.drawn !== NONE) gone(known.drawn);
  shuffle(chance, unseen);
  const next3 = () => unseen.pop();
  if (g.top === HIDDEN) g.top = known.top === NONE ? next3() : known.top;
  if (g.drawn.includes(HIDDEN)) {
    const size = g.drawn.length;
    g.drawn.length = 0;
    if (known.drawn !== NONE) putIn(g.drawn, known.drawn);
    while (g.drawn.length < size) putIn(g.drawn, next3());
  }
  g.deck.length = 0;
  for (const advisor2 of unseen) putIn(g.deck, advisor2);
  return g;
}
var anyGroups = (rolled, chance) => groupsMade(rolled, sampleAnswer(partition(valuesOf(rolled)), chance));
function conserved(g, table) {
  return wrongCards(g, table) ?? wrongDice(g, table) ?? wrongPainting(g, table) ?? wrongMonuments(g, table) ?? wrongModules(g, table) ?? wrongMaster(g, table);
}
function wrongModules(g, table) {
  const { demands, compositions } = table.components;
  const { extra, privileges, locations } = table.options;
  if (g.privileges.some((count) => count < 0 || count > 0 && !privileges)) return "privileges that are not in this game";
  if (g.reserve > 0 && !locations.includes("academy")) return "a reserve that is not in this game";
  const cards = [...g.demandDeck, ...g.demandDiscards, ...g.demand === NONE ? [] : [g.demand]];
  if (cards.length !== (extra === "riverMarket" ? demands.cards.length : 0)) return `${cards.length} demand cards`;
  if ((/* @__PURE__ */ new Set([...cards])).size !== cards.length) return "a demand card is there twice";
  if (g.compositions.length !== (extra === "compositions" ? houseCount(table) : 0)) return "a composition is lost";
  const unfinished = g.compositions.find(
    (card2, i) => g.composers[i] !== NONE && !compositions.cards[card2].layers.every((layer) => has(g.layers[g.composers[i]], layer))
  );
  return unfinished === void 0 ? void 0 : `composition ${unfinished + 1} was claimed without its layers`;
}
function wrongCards(g, table) {
  const found = [...g.deck, ...g.drawn, ...g.discards, ...g.row, ...g.advisors.flat()];
  if (g.top !== NONE) found.push(g.top);
  const all = advisorCards(table);
  const wrong = table.components.banners.rows.findIndex((_, card2) => countOf(found, card2) !== countOf(all, card2));
  if (wrong >= 0) return `${countOf(found, wrong)} instead of ${countOf(all, wrong)} cards of advisor ${wrong + 1}`;
  return found.length === all.length ? void 0 : `${found.length} instead of ${all.length} advisors`;
}
function wrongDice(g, table) {
  for (const house of allHouses(table)) {
    if (g.dice[house] > table.components.setup.dice) return `house ${house} has ${g.dice[house]} dice`;
    if (g.groups.every((groups) => groups.length === 0) && g.visits.length === 0) continue;
    if (g.screens && isMaster(house, table)) continue;
    let dice = g.groups[house].reduce((sum, group) => sum + sizeOf(group), 0);
    for (let i = 0; i < g.visits.length; i += figuresPerVisit) {
      if (g.visits[i] === house) dice += sizeOf(g.visits[i + 2]);
    }
    if (dice !== g.dice[house]) return `${dice} instead of ${g.dice[house]} dice of house ${house} are in play`;
  }
  return void 0;
}
function wrongPainting(g, table) {
  const { layerCopies } = table.components.setup;
  const last = hasExtraPlace(table.options) ? place.extra : place.bridge;
  for (let layer = 1; layer <= last; layer++) {
    const taken2 = g.layers.filter((layers) => has(layers, layer)).length;
    if (taken2 > layerCopies) return `layer ${layer} was taken ${taken2} times`;
  }
  if (g.layers.some((layers) => layers >> last + 1 !== 0 || has(layers, 0))) return "a layer that is not in this game";
  const earned = tokenPlaces(table).length - countBits(g.tokens);
  const waiting = g.queue.filter((one) => one.what === choice.feature).length;
  const taken = g.features.filter((house) => house !== NONE).length;
  return earned === taken + waiting ? void 0 : `${taken} features were taken and ${waiting} wait, but ${earned} earned`;
}
function wrongMonuments(g, table) {
  const nobody2 = (house) => house !== NONE && (house < 0 || house >= houseCount(table));
  if (g.monuments.some(nobody2)) return "a monument is lost";
  const built = g.rings.reduce((sum, n, i) => sum + n - table.components.setup.rings[i], 0);
  return built >= g.monuments.filter((house) => house !== NONE).length ? void 0 : "a monument was taken and not paid";
}

// games/eternal-palace/rules/index.ts
var game2 = defineGame({
  id: "eternal-palace",
  version: 1,
  seats: [1, 5],
  options,
  automata: (table) => houseCount(table) - table.seats,
  refuse,
  setup,
  procedures: [
    game,
    round,
    roll,
    plan,
    rewardGroups,
    play2,
    turn,
    masterTurn,
    visitFishMarket,
    visitAcademy,
    visitMonument,
    visitResources,
    visitTemple,
    visitMarket,
    visitBridge,
    visitScrolls,
    visitAlternativeAcademy,
    visitAlternativeTemple,
    visitLabyrinth,
    visitRiverMarket,
    reckonDemand,
    loseResources,
    recruit,
    offerPrivilege,
    useAdvisor,
    settle,
    restore
  ],
  start: game,
  events: {
    roundBegan: {},
    diceRolled: {},
    diceByColour: {},
    orderSet: {},
    masterCardTurned: {},
    groupsShown: { reveals: true },
    masterChoseGroup: {},
    reserveRolled: {},
    masterChosePlace: {},
    groupPlaced: {},
    paid: {},
    gained: {},
    palaceMoved: {},
    trackMoved: {},
    panelMarked: {},
    layerTaken: {},
    featureEarned: {},
    featureTaken: {},
    completionWon: {},
    monumentTaken: {},
    ringGrew: {},
    advisorsDrawn: { reveals: true },
    advisorAppointed: {},
    advisorKept: { reveals: true },
    advisorReturned: {},
    advisorsDiscarded: { reveals: true },
    advisorsDismissed: { reveals: true },
    advisorUsed: {},
    receiverChosen: {},
    deckShuffled: {},
    rowRenewed: {},
    diceRecovered: {},
    dieAwarded: {},
    privilegesGained: {},
    privilegePlayed: {},
    privilegeBlocked: {},
    placesSwitched: {},
    goodsChosen: {},
    resourcesOffered: {},
    pathTaken: {},
    demandMet: {},
    demandFulfilled: {},
    demandTurned: {},
    advisorLost: {},
    compositionClaimed: {},
    reserveChanged: {},
    gameEnded: {},
    sequenceWon: {},
    sequenceOpen: {},
    sequenceClaimed: {},
    featureClaimed: {},
    stepsScored: {},
    sealsWon: {}
  },
  scores: ["layers", "features", "monuments", "prizes", "seals", "steps"],
  view,
  knowledge,
  determinize,
  clone,
  result,
  scoreParts,
  conserved
});

// <stdin>
var components = { builtIn, schema, check };
export {
  components,
  game2 as game
};
