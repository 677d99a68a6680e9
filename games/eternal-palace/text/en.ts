import { type GameText, NONE } from '@palatine/kernel'
import { payment } from '../rules/appoint.ts'
import { valuesOf } from '../rules/dice.ts'
import { place, type Realm, type RealmEvent, type RealmTable } from '../rules/model.ts'
import { fishFor, spaceOf } from '../rules/places/labyrinth.ts'
import { goodsAt } from '../rules/places/market.ts'
import { groupsMade } from '../rules/plan.ts'
import { board } from './board/en.ts'
import { cover } from './cover/en.ts'
import {
  actions,
  advisor,
  advisorDoes,
  advisorName,
  and,
  benefits,
  colours,
  composition,
  count,
  demand,
  demandSpace,
  dice,
  diceColours,
  extras,
  features,
  goods,
  goodsInWords,
  groupsInWords,
  layer,
  nameOf,
  penaltyInWords,
  personalities,
  places,
  price,
  priceInWords,
  rewardInWords,
  sorts,
  space,
  spaceName,
  types,
  visit,
  where,
} from './words/en.ts'

export const en = {
  name: cover.name,
  automata: ['The Master'],
  tagline: 'Group your dice in secret, visit the palace gardens, and paint them layer by layer.',
  questions: {
    makeGroups: ({ view, seat }) => `Group your dice ${dice(view.rolled[seat])}.`,
    visit: () => 'Place one of your groups.',
    keepAdvisor: () => 'Appoint one of the advisors you drew, or take fish.',
    returnAdvisor: () => 'Choose the advisor that goes back on top of the deck.',
    appointAdvisor: () => 'Appoint one of the face-up advisors.',
    takeGoods: ({ at, table }) =>
      `Take ${count(goodsAt(table).taken[valuesOf(at.dice).length - 1], 'good', 'different goods')}.`,
    takeGift: () => 'Take a gift from the Imperial Scrolls.',
    takeResource: () => 'Take a resource of your choice.',
    moveOnTrack: () => 'Move up the track of a resource location.',
    takeFreeAdvisor: () => 'Take a face-up advisor for free.',
    takeFeature: () => 'Choose a feature for your painting.',
    giveTo: () => 'Choose whom you give it to.',
    payResource: () => 'Choose a resource to pay.',
    useAdvisorOrEnd: () => 'Use an advisor, or end your turn.',
    takeGroupReward: () => 'Choose the group for which you are rewarded.',
    playPrivilege: () => 'Play a privilege to move ahead in the turn order, or keep it.',
    buyCards: () => 'Choose how many further advisors you draw.',
    appointOrTakeReserve: () => 'Appoint an advisor for its banner, or take the reserve.',
    offerResources: () => 'Choose what you give for wisdom.',
    giveUpResource: () => 'Choose a resource to give up.',
    payForStep: () => 'Pay for a step at a resource location, or do without.',
    takeDifferent: () => 'Take different resources of your choice.',
    choosePath: () => 'Choose your path in the Labyrinth.',
    satisfyDemand: ({ view, table }) => `Satisfy a demand: ${demand(view.demand, table)}.`,
    recruitAdvisor: () => 'Appoint one of the advisors you drew, for free.',
    loseAdvisor: () => 'Choose the advisor that you lose.',
  },
  answers: {
    makeGroups: (groups: readonly number[], { view, seat }) => groupsInWords(groupsMade(view.rolled[seat], groups)),
    visit: (answer: readonly ['visit', readonly [number, number]] | readonly ['useAdvisor', number], asking) =>
      answer[0] === 'visit' ? visit(answer[1], asking) : `Use ${advisor(answer[1], asking.table)}`,
    keepAdvisor: (kept: number | readonly [number, number], { table }) => {
      const { fish } = table.components.places.fishMarket
      if (typeof kept === 'number') return `Keep nobody and take ${fish} fish`
      return `Appoint ${advisor(kept[0], table)} for ${price(kept[1], kept[0], `${fish} fish`, table)}`
    },
    returnAdvisor: (card: number, { table }) => `Put ${advisor(card, table)} back on top`,
    appointAdvisor: ([card, way]: readonly [number, number], { table }) =>
      `Appoint ${advisor(card, table)} for ${price(way, card, `${table.components.places.academy.wisdom} wisdom`, table)}`,
    takeGoods: (taken: readonly number[], { table }) => `Take ${goodsInWords(taken, table)}`,
    takeGift: (gift: number, { table }) => `Take ${rewardInWords(table.components.places.scrolls.several[gift])}`,
    takeResource: (sort: number) => `Take 1 ${sorts[sort]}`,
    moveOnTrack: (number: number, say) => `A step at ${where(number, say)}`,
    takeFreeAdvisor: (card: number, { table }) => `Take ${advisor(card, table)}`,
    takeFeature: (feature: number) => `Take the ${features[feature] ?? `feature ${feature + 1}`}`,
    giveTo: (house: number, say) => `Give it to ${nameOf(house, say)}`,
    payResource: (sort: number) => `Pay 1 ${sorts[sort]}`,
    useAdvisorOrEnd: (card: number, { table }) => (card === NONE ? 'End the turn' : `Use ${advisor(card, table)}`),
    takeGroupReward: (size: number) => `For a group of ${count(size, 'die', 'dice')}`,
    playPrivilege: (played: number) => (played > 0 ? 'Play a privilege' : 'Keep it'),
    buyCards: (cards: number, { table }) =>
      cards === 0
        ? 'Draw no more'
        : `Draw ${count(cards, 'advisor')} for ${cards * table.components.locations.fishMarket.fish} fish`,
    appointOrTakeReserve: (card: number, { view, table }) =>
      card === NONE
        ? `Take the reserve of ${view.reserve} wisdom`
        : `Appoint ${advisor(card, table)} for ${price(payment.banner, card, '', table)}`,
    offerResources: (offer: number, { table }) => {
      const { resources, wisdom } = table.components.locations.temple.offers[offer]
      return `Give ${priceInWords({ resources })}, take ${wisdom} wisdom`
    },
    giveUpResource: (sort: number) => `Give up 1 ${sorts[sort]}`,
    payForStep: (number: number, say) => (number === NONE ? 'No step' : `Pay for a step at ${where(number, say)}`),
    takeDifferent: (taken: readonly number[]) => `Take ${and(taken.map(sort => sorts[sort]))}`,
    choosePath: (to: number, { view, seat, table }) =>
      `To ${space(to, table)} for ${fishFor(spaceOf(view, seat), to, table)} fish`,
    satisfyDemand: ([at, sort]: readonly [number, number], { table }) =>
      `Pay 1 ${sorts[sort]} for the demand "${demandSpace(at, table)}"`,
    recruitAdvisor: (card: number, { table }) => (card === NONE ? 'Appoint nobody' : `Appoint ${advisor(card, table)}`),
    loseAdvisor: (card: number, { table }) => `Lose ${advisor(card, table)}`,
  },
  events: {
    roundBegan: ({ round }) => `Round ${round} begins.`,
    diceRolled: ({ seat, dice: rolled, total }, say) => `${nameOf(seat, say)} rolls ${dice(rolled)}, ${total} in all.`,
    diceByColour: ({ values }) => `By colour: ${and(values.map((value, die) => `${diceColours[die]} ${value}`))}.`,
    orderSet: ({ order }, say) => `Turn order: ${order.map(house => nameOf(house, say)).join(', ')}.`,
    masterCardTurned: ({ seat, card, left, groups }, say) =>
      `${nameOf(seat, say)} turns card ${card + 1}, ${count(left, 'card is', 'cards are')} left: ${groupsInWords(groups)}.`,
    groupsShown: ({ groups }, say) =>
      `The groups: ${groups.map((own, house) => `${nameOf(house, say)} ${groupsInWords(own)}`).join('; ')}.`,
    reserveRolled: ({ seat, taken }, say) =>
      `${nameOf(seat, say)} rolls a die for the reserve and ${taken ? 'takes it' : 'leaves it'}.`,
    masterChoseGroup: ({ seat, group, like }, say) =>
      `${nameOf(seat, say)} plays ${dice(group)}, ` +
      `${like === NONE ? 'his top-most group: none is worth as much as one of yours' : `worth as much as your ${dice(like)}`}.`,
    masterChosePlace: ({ seat, place: number, line, action, benefit }, say) => {
      const why = line > 0 ? `line ${line} of his list (${actions[action]})` : actions[action]
      return `${nameOf(seat, say)} goes to ${where(number, say)} by ${why}${benefits[benefit]}.`
    },
    groupPlaced: ({ seat, place: number, group, dice: laid, wisdom, fish }, say) =>
      `${nameOf(seat, say)} places ${dice(group)} at ${where(number, say)}` +
      (laid === group ? '' : ` as ${dice(laid)}`) +
      `${wisdom + fish > 0 ? ` and pays ${goods(fish, wisdom, [])}` : ''}.`,
    paid: ({ seat, fish, wisdom, resources, to }, say) =>
      `${nameOf(seat, say)} ${to === NONE ? 'pays' : 'gives'} ${goods(fish, wisdom, resources)}` +
      `${to === NONE ? '' : ` to ${nameOf(to, say)}`}.`,
    gained: ({ seat, fish, wisdom, resources }, say) => `${nameOf(seat, say)} takes ${goods(fish, wisdom, resources)}.`,
    palaceMoved: ({ seat, from, to }, say) =>
      `${nameOf(seat, say)} moves ${to < from ? 'back ' : ''}to ${to} on the Palace track.`,
    trackMoved: ({ seat, place: number, to }, say) =>
      `${nameOf(seat, say)} moves to step ${to} at ${where(number, say)}.`,
    panelMarked: ({ seat, place: number, panel }, say) =>
      `${nameOf(seat, say)} marks panel ${panel} at ${where(number, say)}.`,
    layerTaken: ({ seat, layer: number }, say) => `${nameOf(seat, say)} paints ${layer(number)}.`,
    featureEarned: ({ seat, place: number }, say) =>
      `${nameOf(seat, say)} is the first at ${where(number, say)} and earns a feature.`,
    featureTaken: ({ seat, feature }, say) =>
      `${nameOf(seat, say)} takes the ${features[feature] ?? `feature ${feature + 1}`}.`,
    completionWon: ({ seat, layers }, say) =>
      `${nameOf(seat, say)} is the first with ${count(layers, 'layer')}: the completion prize. The game ends after this round.`,
    monumentTaken: ({ seat, place: number, from }, say) =>
      `${nameOf(seat, say)} takes the monument of ${where(number, say)}${from === NONE ? '' : ` from ${nameOf(from, say)}`}.`,
    ringGrew: ({ place: number, resources }, say) => `A visit to ${where(number, say)} now costs ${resources}.`,
    advisorsDrawn: ({ seat, count: drawn, secret }, say) =>
      `${nameOf(seat, say)} draws ${secret ? and(secret.advisors.map(card => advisor(card, say.table))) : count(drawn, 'advisor')}.`,
    advisorAppointed: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} appoints ${advisor(card, say.table)}.`,
    advisorKept: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} keeps ${advisor(card, say.table)}.`,
    advisorReturned: ({ seat, secret }, say) =>
      `${nameOf(seat, say)} puts ${secret ? advisor(secret.advisor, say.table) : 'an advisor'} back on top of the deck.`,
    advisorsDiscarded: ({ seat, advisors }, say) =>
      `${nameOf(seat, say)} discards ${and(advisors.map(card => advisor(card, say.table)))}.`,
    advisorsDismissed: ({ seat, advisors, from }, say) =>
      `${nameOf(seat, say)} discards ${and(advisors.map(card => advisor(card, say.table)))} ${from === 'deck' ? 'from the deck' : 'from the row'}.`,
    advisorUsed: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} uses ${advisor(card, say.table)}.`,
    receiverChosen: ({ seat, to }, say) => `${nameOf(seat, say)} chooses ${nameOf(to, say)} for a gift.`,
    deckShuffled: ({ cards }) => `The ${count(cards, 'discarded advisor')} become the new deck.`,
    rowRenewed: ({ advisors }, say) =>
      `New advisors at the Academy: ${and(advisors.map(card => advisor(card, say.table)))}.`,
    diceRecovered: () => 'Everybody takes back dice and advisors.',
    dieAwarded: ({ seat, dice: owned }, say) => `${nameOf(seat, say)} is awarded a die and now has ${owned}.`,
    privilegesGained: ({ seat, privileges }, say) => `${nameOf(seat, say)} takes ${count(privileges, 'privilege')}.`,
    privilegePlayed: ({ seat }, say) => `${nameOf(seat, say)} plays a privilege.`,
    privilegeBlocked: ({ seat, by }, say) =>
      `${nameOf(seat, say)} stays behind ${nameOf(by, say)}, who played a privilege, too.`,
    placesSwitched: ({ seat, with: other, order }, say) =>
      `${nameOf(seat, say)} changes places with ${nameOf(other, say)}. Turn order: ${order.map(house => nameOf(house, say)).join(', ')}.`,
    goodsChosen: ({ seat, items }, say) => `${nameOf(seat, say)} chooses ${goodsInWords(items, say.table)}.`,
    resourcesOffered: ({ seat, resources }, say) => `${nameOf(seat, say)} offers ${priceInWords({ resources })}.`,
    stepDeclined: ({ seat }, say) => `${nameOf(seat, say)} does without the step for resources.`,
    pathTaken: ({ seat, to }, say) => `${nameOf(seat, say)} moves to ${space(to, say.table)} of the Labyrinth.`,
    demandMet: ({ seat, demand: card, space: at }, say) =>
      `${nameOf(seat, say)} satisfies "${demandSpace(at, say.table)}" of demand ${card + 1}.`,
    demandFulfilled: ({ demand: card }, { table }) => `Settled: ${demand(card, table)}.`,
    demandTurned: ({ demand: card }, { table }) => `At the River Market: ${demand(card, table)}.`,
    advisorLost: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} loses ${advisor(card, say.table)}.`,
    compositionClaimed: ({ seat, composition: card }, say) =>
      `${nameOf(seat, say)} takes ${composition(card, say.table)}.`,
    reserveChanged: ({ wisdom }) => `The reserve of the Academy holds ${wisdom} wisdom.`,
    gameEnded: ({ ending }) =>
      ending === 'stall' ? 'Nobody paints any more: the game ends.' : 'The last round is over.',
    sequenceWon: ({ seat, from, to }, say) =>
      `${nameOf(seat, say)} has the longest sequence, from ${from} to ${to}: the sequence prize.`,
    sequenceOpen: () => 'Nobody gets the sequence prize.',
    sequenceClaimed: ({ seat, least }, say) =>
      `${nameOf(seat, say)} claims the sequence prize: ${least > 1 ? `yours would have to be longer than his and ${count(least, 'layer')} long at least` : 'yours is not better than his'}.`,
    featureClaimed: ({ seat, place: number, feature }, say) =>
      `${nameOf(seat, say)} claims a feature that nobody has earned at ${where(number, say)}: the ${features[feature] ?? `feature ${feature + 1}`}.`,
    stepsScored: ({ seat, points, beyond }, say) =>
      `${nameOf(seat, say)} scores ${count(points, 'point')} for Palace steps beyond ${beyond}.`,
    sealsWon: ({ seat, seals }, say) => `${nameOf(seat, say)} receives ${count(seals, 'imperial seal')}.`,
  },
  refusals: {
    takeAnother: () => 'Take a resource of another sort than the one that you paid.',
    trackIsFull: () => 'You have finished this track, or it is not the track of a resource location.',
    notYourAdvisor: () => 'This advisor is not in your service.',
    actsByItself: () => 'This advisor acts by itself when the time comes.',
    usedInThisRound: () => 'This advisor has done its work in this round.',
    advisorNotPayable: () => 'You do not have what this advisor asks for.',
    noSuchResource: () => 'You have no such resource.',
    noSuchGroup: ({ dice: size }) => `You made no group that counts as ${size} dice.`,
    notYourGroup: () => 'You have no such group left.',
    noSuchPlace: () => 'There is no such place.',
    notEnoughFish: ({ needed, has }) => `The penalty here is ${needed} fish; you have ${has}.`,
    notEnoughWisdom: ({ needed, has }) => `This takes ${needed} wisdom; you have ${has}.`,
    valueOutOfReach: () => 'These dice cannot show the number of this place.',
    oneDieOnly: () => 'On the bridge you place a single die, and a value that makes no difference is not offered.',
    notThisPanel: () => 'These dice cannot mark this panel.',
    advisorTooDear: () => 'You cannot pay for this advisor, or it is not here.',
    nobodyToAppoint: () => 'You could not pay for any of the face-up advisors.',
    ringTooDear: () => 'You cannot pay as many resources as lie in the ring.',
    differentGoods: () => 'Take exactly as many goods as your dice allow, all different.',
    resourceNeedsTwoDice: () => 'A resource takes two dice or more.',
    balanceWithoutExpansionPlace: () => 'As Balance the Master does not play with the Labyrinth or the River Market.',
    singleDieOnly: () => 'Only a single die can go there.',
    takeDifferentOnes: () => 'Take resources that differ from each other.',
    stepNotPayable: () => 'You cannot pay for a step there, or the track is finished.',
    tooManyCards: () => 'You do not have that many fish, or there are not that many cards.',
    tooFewResources: () => 'You do not have that many resources.',
    noSuchPath: () => 'No path that you can pay leads there.',
    atTheCentre: () => 'Your way through the Labyrinth is at its end.',
    pathTooDear: () => 'You have too few fish for any path.',
    demandNotPayable: () => 'This demand is satisfied already, or you do not have what it asks for.',
    noDemandPayable: () => 'You have nothing that is still demanded.',
    centreOutOfReach: () => 'No way leads from the start to the centre.',
    tooFewSpaces: () => 'There are not that many demands on a card.',
    layerTwice: () => 'A composition shows three different layers.',
    firstOfferIsFree: () => 'The first offer of the Temple must cost nothing.',
    beyondTheBridge: ({ spaces }) => `The tile must lie before the end of the bridge, which has ${spaces} spaces.`,
    tooManyDice: ({ most }) => `Nobody has more than ${most} dice.`,
    seatsInOrder: () => 'There must be a row for each number of people from 1 to 5, in order.',
    trackWhereThereIsNone: () =>
      'Tracks of at least two steps belong to the places 1, 2, 4, 6, 9 and 11, and to no other.',
    oneForEachAdvisor: () => 'Every advisor needs a banner.',
    tooFewAdvisors: ({ needed, seats }) => `With ${seats} people at least ${needed} advisor cards are needed.`,
    noSuchAdvisor: ({ advisor: card }) => `There is no advisor ${card}.`,
    actionTwice: () => 'Every line of a list is another one.',
    personalityWithoutCards: ({ personality }) => `There is no card for ${personality}.`,
    balanceStaysAway: () => 'Balance has nothing to do with the expansions.',
    eachColourOnce: () => 'A card of the Master shows each of the five colours once.',
    tooFewItems: () => 'There are not that many different goods.',
  },
  components: {
    places,
    sorts,
    types,
    features,
    extras,
    inWords: {
      advisor,
      advisorName,
      advisorDoes,
      demand,
      demandSpace,
      composition,
      space,
      spaceName,
      reward: rewardInWords,
      penalty: penaltyInWords,
      goods,
    },
    fish: 'fish',
    wisdom: 'wisdom',
    privilege: 'privilege',
    reserve: 'reserve',
    demand: 'demand',
    composition: 'composition',
    palace: 'Palace',
    monument: 'monument',
    layer: 'layer',
    painting: 'painting',
    seal: 'imperial seal',
    personalities,
    masterActions: actions,
    masterDice: diceColours,
    colours,
    masterCard: 'card of the Master',
    completionPrize: 'completion prize',
    sequencePrize: 'sequence prize',
  },
  board,
  options: {
    edition: {
      name: 'Rulebook',
      about: 'The two printed rulebooks differ in seven small points; the guide lists them in 1.6.',
      values: { en: 'English edition', de: 'German edition' },
    },
    privileges: {
      name: 'Privileges',
      about:
        'Everybody begins with a privilege, which changes the turn order, and four more advisors come into the deck.',
    },
    extra: {
      name: 'Expansion',
      about: 'One more thing to do beside the palace; the three never go together.',
      values: extras,
    },
    locations: {
      name: 'Alternative places',
      about: 'Each chosen place works in its other version. Begin without.',
      values: {
        fishMarket: places[place.fishMarket],
        academy: places[place.academy],
        temple: places[place.temple],
        market: places[place.market],
        bridge: places[place.bridge],
      },
    },
    master: {
      name: 'The Master',
      about: 'Whom you play against when you are alone: each personality goes to other places.',
      values: personalities,
    },
    difficulty: {
      name: 'Difficulty',
      about: 'What the Master gets when the game is over.',
      values: { apprentice: 'Apprentice', journeyman: 'Journeyman', expert: 'Expert' },
    },
  },
  scores: {
    layers: 'Layers',
    features: 'Features',
    monuments: 'Monuments',
    prizes: 'Prizes',
    seals: 'Imperial seals',
    steps: 'Palace steps (the Master)',
  },
  endings: {
    normal: 'A painting was completed.',
    stall: 'Nobody painted any more.',
  },
} satisfies GameText<Realm, RealmTable, RealmEvent>
