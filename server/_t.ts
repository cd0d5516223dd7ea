import { pdfEngine } from './src/core/pdf/engine.ts'
import { drawPdf } from './src/core/pdf/draw.ts'
import { extrait } from './src/extrait/extrait-pdf.ts'
import { anAct, aVersion, longName } from './test/printed.ts'
import { readPdf } from './test/read-pdf.ts'
import { pdfLancement } from './test/corpus/corpus.ts'
const act = anAct()
const ex = (i: number, v = aVersion({ denomination: longName })) => extrait({ numero: 'STR00123' + i, dateInscription: '2026-11-20', version: v, ordre: 3, enVigueurDepuis: '2026-11-20', tribunal: act.tribunal, delivreLe: new Date('2026-11-20T13:02:00Z'), verification: { code: 'C' + i, url: 'https://registre.exemple.fr/verification/C' + i } })
const { renderPdf, close } = pdfEngine({ threads: 1 })
for (const [n, f] of [['worker', renderPdf], ['direct', drawPdf]] as const) {
const ms: number[] = []
for (let i = 0; i < 400; i++) { const t = performance.now(); await f(ex(i)); ms.push(performance.now() - t) }
const late = ms.slice(50).sort((a, b) => a - b); console.log(n, 'median', late[175]?.toFixed(1), 'min', late[0]?.toFixed(1), 'p95', late[330]?.toFixed(1), 'first', ms[0]?.toFixed(0))
}
const cpu = process.cpuUsage(); for (let i = 0; i < 200; i++) await drawPdf(ex(i)); const c = process.cpuUsage(cpu); console.log('cpu per doc', ((c.user + c.system) / 200000).toFixed(1))
await close()
console.log('lancement', (await readPdf(await (pdfLancement as any)())).active)
