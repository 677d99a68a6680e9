import { expect, test } from 'vitest'
import { isKnown, packagesIn } from '../licences.ts'

test('packages from npm are listed with their licences, those of the project are not', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      kernel: { version: '0.1.0', license: 'MIT' },
      'node_modules/@palatine/kernel': { link: true },
      'node_modules/react': { version: '19.0.0', license: 'MIT' },
      'node_modules/a/node_modules/b': { version: '1.0.0', dev: true },
    },
  }
  expect(packagesIn(lock, path => (path.endsWith('/b') ? 'ISC' : undefined))).toEqual([
    { name: 'b', version: '1.0.0', licence: 'ISC', dev: true },
    { name: 'react', version: '19.0.0', licence: 'MIT', dev: false },
  ])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['(MIT AND ISC)', true],
  ['unknown', false],
])('%s is known: %s', (licence, answer) => {
  expect(isKnown(licence)).toBe(answer)
})
