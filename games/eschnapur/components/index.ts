import gold from './gold.json' with { type: 'json' }
import parts from './parts.json' with { type: 'json' }
import privileges from './privileges.json' with { type: 'json' }
import tables from './tables.json' with { type: 'json' }

/** The figures that the game comes with, a key a file. */
export const builtIn = { gold, parts, privileges, tables }
