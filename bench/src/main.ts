// `npm run bench -- registre`: prints one measurement beside its anchor, in the format of docs/performance.md.
const benches: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  registre: () => import('./registre/registre.ts'),
  recherche: () => import('./registre/recherche.ts'),
  enumeration: () => import('./enumeration/enumeration.ts'),
  page: () => import('./first-page.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  ligne: () => import('./first-row.ts'),
  depart: () => import('./start.ts'),
}

const [name = '', ...args] = process.argv.slice(2)
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
try {
  if (!bench) throw new Error(`Usage : npm run bench -- ${Object.keys(benches).join('|')}`)
  await (await bench()).run(args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
