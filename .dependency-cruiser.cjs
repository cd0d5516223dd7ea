// The reading order of the project: one imports only upstream (docs/architecture.md).
const rooms = ['domain', 'contract', 'server', 'web', 'bench', 'e2e']
const neighbours = {
  domain: [],
  contract: ['domain'],
  server: ['domain', 'contract'],
  web: ['domain', 'contract'],
  bench: ['domain', 'contract', 'server'],
  e2e: ['domain', 'contract', 'server'],
}
const capabilities = [
  'core',
  'compte',
  'association',
  'rattachements',
  'requetes',
  'pieces',
  'suivi',
  'numerisation',
  'extrait',
  'registre',
  'greffe',
  'app',
]

const any = (list) => `(${list.join('|')})`
const inside = (list) => `^${any(['domain', 'contract', 'server', 'web'])}/src/${any(list)}(/|\\.ts)`

module.exports = {
  forbidden: [
    ...rooms.map((room) => ({
      name: `room-${room}`,
      comment: `${room} may only import ${neighbours[room].join(', ') || 'nothing'} and itself`,
      severity: 'error',
      from: { path: `^${room}/` },
      to: { path: `^${any(rooms)}/`, pathNot: `^${any([room, ...neighbours[room]])}/` },
    })),
    ...capabilities.slice(0, -1).map((capability, index) => ({
      name: `capability-${capability}`,
      comment: `${capability} looks only upstream`,
      severity: 'error',
      from: { path: inside([capability]), pathNot: '\\.test\\.ts$' },
      to: { path: inside(capabilities.slice(index + 1)) },
    })),
    {
      name: 'pure',
      comment: 'domain and contract import zod/mini and punycode.js, and nothing else; the lives that tests draw are of no product',
      severity: 'error',
      from: { path: '^(domain|contract)/', pathNot: '\\.test\\.ts$|/examples/lives\\.ts$' },
      to: { pathNot: '^(domain|contract)/|node_modules/(zod|punycode[.]js)/' },
    },
    { name: 'cycle', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    // TypeScript 7 has no compiler interface in JavaScript: swc reads the sources.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
