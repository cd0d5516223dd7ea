import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../../test/office.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { inspectPdf } from '../files/pdf-inspect.ts'
import type { DocumentPdf } from './document.ts'
import { pdfEngine } from './engine.ts'

const { renderPdf } = pdfEngine()

/** Our child processes (Linux). */
const children = async () => (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number)

const sheet = (changes: Partial<DocumentPdf> = {}): DocumentPdf => ({
  title: "Ordonnance d'inscription",
  reference: 'R26000123',
  issuer: ['Tribunal judiciaire de Colmar', 'Place du Marché aux Fruits, 68000 Colmar'],
  blocks: [
    { kind: 'heading', text: 'Motifs' },
    { kind: 'paragraph', text: "L'association est inscrite." },
    { kind: 'fields', fields: [{ term: 'Siège', value: 'Colmar' }] },
    {
      kind: 'table',
      columns: [
        { header: 'Fonction', share: 0.5 },
        { header: 'Nom', share: 0.5 },
      ],
      rows: [['Présidente', 'MÜLLER-ŁĘCKI']],
    },
    {
      kind: 'verification',
      title: 'Vérifier',
      text: 'Lisez le code.',
      code: 'Code : ABCD',
      url: 'https://registre.exemple.fr/verification/ABCD',
      alt: 'Code QR',
    },
  ],
  footer: 'Ordonnance, R26000123',
  createdAt: '2026-11-20T13:02:00.000Z',
  ...changes,
})

/** User values that are code in other formats (threat T15). */
const hostile = [
  '<img src=http://127.0.0.1:9/x>',
  'file:///etc/passwd',
  '/etc/passwd',
  '{{7*7}}',
  '${process.env}',
  ') Tj /JavaScript (app.alert(1)) (',
  '=cmd|1',
  '</rdf:li>&xxe;',
  '..\\..\\secret',
]

describe('documents made by the server', () => {
  test('are tagged, titled, in French and archival', async () => {
    const pdf = await readPdf(await renderPdf(sheet()))
    expect(pdf.marked).toBe(true)
    expect(pdf.displaysTitle).toBe(true)
    expect(pdf.info).toMatchObject({ Title: 'Ordonnance d’inscription – R26000123', Language: 'fr-FR' })
    expect(pdf.metadata('pdfaid:part')).toBe('3')
    expect(pdf.metadata('pdfaid:conformance')).toBe('A')
    expect(pdf.metadata('dc:title')).toBe('Ordonnance d’inscription – R26000123')
  })

  test('give their structure in reading order', async () => {
    const { roles } = await readPdf(await renderPdf(sheet()))
    expect(roles.filter((role) => !['Root', 'Document'].includes(role))).toEqual([
      'P',
      'P',
      'H1',
      'H2',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TH',
      'TR',
      'TD',
      'TD',
      'H2',
      'P',
      'P',
      'P',
      'Figure',
    ])
  })

  test('embed every font they use', async () => {
    const raw = (await renderPdf(sheet())).toString('latin1')
    expect(raw).not.toContain('Helvetica')
    expect(raw.match(/\/FontFile2/g)).toHaveLength(raw.match(/\/Type \/FontDescriptor/g)?.length ?? 0)
    expect(raw).toMatch(/\/FontFile2/)
  })

  test('keep every letter of a name readable by other programs', async () => {
    const { text } = await readPdf(await renderPdf(sheet()))
    expect(text).toContain('MÜLLER-ŁĘCKI')
    expect(text).toContain('L’association est inscrite.')
  })

  test('write the alphabets of the Union as they were typed, in a font embedded for them alone', async () => {
    const names = ['Nguyễn Thị Hồng', 'Gökçeoğlu Şükrü', 'Σύλλογος Ἑλλήνων', 'Союз «Надежда» Ђорђевић']
    const blocks = names.flatMap((text) => [
      { kind: 'paragraph' as const, text },
      { kind: 'notice' as const, title: text, text },
    ])
    const drawn = await renderPdf(sheet({ blocks }))
    const { text } = await readPdf(drawn)
    for (const name of names) expect(text.split(name)).toHaveLength(4)
    const fontsOf = (pdf: Buffer) => [...new Set(pdf.toString('latin1').match(/(?<=\/FontName \/)\S+/g))].map((name) => name.split('+')[1])
    expect(fontsOf(drawn)).toEqual(expect.arrayContaining(['NotoSans-Regular', 'NotoSans-Bold']))
    expect(drawn.toString('latin1').match(/\/FontFile2/g)).toHaveLength(4)
    expect(fontsOf(await renderPdf(sheet())).join()).not.toContain('Noto')
  })

  test('replace a character that no font draws by its number, never by « ? »', async () => {
    const { text } = await readPdf(await renderPdf(sheet({ blocks: [{ kind: 'paragraph', text: 'Amicale جمعية → ☺' }] })))
    expect(text).toContain('Amicale [U+062C U+0645 U+0639 U+064A U+0629] [U+2192] [U+263A]')
    expect(text).not.toContain('?')
  })

  test('are the same bytes for the same data and date, from one process or another', async () => {
    const [first, second, third] = await Promise.all([
      renderPdf(sheet()),
      renderPdf(sheet()),
      renderPdf(sheet({ createdAt: '2026-11-20T13:03:00.000Z' })),
    ])
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
    expect(first?.equals(third ?? Buffer.alloc(0))).toBe(false)
  })

  test('number their pages and repeat their reference', async () => {
    const { pages } = await readPdf(await renderPdf(sheet({ blocks: [{ kind: 'paragraph', text: 'mot '.repeat(2500) }] })))
    expect(pages.length).toBeGreaterThan(1)
    pages.forEach((text, index) => {
      expect(text).toContain('Ordonnance, R26000123')
      expect(text).toContain(`Page ${index + 1} sur ${pages.length}`)
    })
  })

  // A process caches the words it shaped. A font's « . » is a part of its « : », which once cost it its character.
  test('keep the same text after a hundred others from the same process', async () => {
    const engine = pdfEngine({ processes: 1 })
    const text = 'Allez à : 127.0.0.1, « ça ; là » … Œ ł fi fl ½ A.B.C.'
    const asked = sheet({ issuer: [text], title: text, blocks: [{ kind: 'paragraph', text }] })
    const first = await engine.renderPdf(asked)
    await Promise.all(Array.from({ length: 100 }, (_, i) => engine.renderPdf(sheet({ issuer: [`Tribunal : n° ${i} é è ü`] }))))
    const last = await engine.renderPdf(asked)
    expect((await readPdf(last)).text).toContain(text.replaceAll("'", '’'))
    expect(last.equals(first)).toBe(true)
  })

  test.each(hostile)('write %s as it is', async (value) => {
    const written = await renderPdf(
      sheet({
        issuer: [value],
        blocks: [
          { kind: 'fields', fields: [{ term: 'Dénomination', value }] },
          { kind: 'paragraph', text: value },
        ],
      }),
    )
    const { text, metadata } = await readPdf(written)
    expect(text.split(value)).toHaveLength(4)
    expect(metadata('pdfaid:part')).toBe('3')
    expect(await inspectPdf(written)).toMatchObject({ contenusActifs: [] })
  })

  test('open no file but the fonts and the program, whatever they are given', async () => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url))
    const program = `
      import { drawPdf } from ${JSON.stringify(new URL('./draw.ts', import.meta.url).href)}
      const pdf = await drawPdf(${JSON.stringify(sheet({ issuer: hostile, addressee: hostile, footer: hostile.join(' '), blocks: hostile.map((text) => ({ kind: 'paragraph' as const, text })) }))})
      process.stdout.write(String(pdf.subarray(0, 8)))`
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--permission', `--allow-fs-read=${root}*`, '--input-type=module', '--eval', program],
      { cwd: root },
    )
    expect(stdout).toContain('%PDF-1.7')
  })

  test('that cannot be drawn are refused, and the next one is made', async () => {
    await expect(renderPdf(sheet({ createdAt: 'never' }))).rejects.toThrow('PDF not made')
    expect((await renderPdf(sheet())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('that exceed their time limit fail alone: the waiting ones are drawn, however long they wait', async () => {
    const engine = pdfEngine({ processes: 1, cpu: 1_500 })
    const endless = sheet({ blocks: [{ kind: 'paragraph', text: 'mot '.repeat(2_000_000) }] })
    const [lost, ...others] = await Promise.allSettled([endless, sheet(), sheet(), sheet()].map((each) => engine.renderPdf(each)))
    expect(lost).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('PDF not made') } })
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  })

  test('whose process is killed while it starts are drawn by another', async () => {
    const engine = pdfEngine({ processes: 1 })
    const before = await children()
    const drawn = engine.renderPdf(sheet())
    const pid = await eventually(async () => (await children()).find((each) => !before.includes(each)))
    process.kill(pid, 'SIGKILL')
    expect((await drawn).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('ordered by the hundred by one person do not delay another, and beyond a hundred waiting are refused with 503', async () => {
    const engine = pdfEngine({ processes: 1 })
    const drawn: string[] = []
    const order = (person: string) =>
      engine
        .of(person)
        .renderPdf(sheet())
        .then(() => drawn.push(person))
    const flood = Promise.allSettled(Array.from({ length: 150 }, () => order('flood')))
    await order('jean')
    expect(drawn.indexOf('jean')).toBeLessThan(3)
    const refused = (await flood).filter((each) => each.status === 'rejected')
    expect(refused).toHaveLength(49)
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  })
})
