import fc from 'fast-check'
import { lettre } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes/courriel'
import { expect, test } from 'vitest'
import { enHtml } from './en-html.ts'

const site = 'https://registre.exemple.fr'
const tags = (html: string): string[] => html.slice(html.indexOf('<body>')).match(/<[^>]*>/g) ?? []
const lines = (text: string): string => text.replaceAll(/\n+/g, '\n')
const words = (html: string): string =>
  lines(html)
    .slice(html.indexOf('<body>'))
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

test('a link of the site is shown under its label, and a paragraph keeps its lines', () => {
  const html = enHtml('Sujet', `Une phrase.\nDeux lignes.\n\n${textesCourriel.voie('Voir & lire', `${site}/a?b=1&c=2`)}`, site)
  expect(html).toContain('<p>Une phrase.<br>\nDeux lignes.</p>')
  expect(html).toContain(`<p><a href="${site}/a?b=1&amp;c=2">Voir &amp; lire</a></p>`)
  expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/)
})

test('nothing is fetched and nothing is coloured: no image, no style, no address but our own links', () => {
  const html = enHtml('Sujet', lettre({ sujet: '', paragraphes: [textesCourriel.voie('Voir', `${site}/a`)] }, 'Pied.'), site)
  expect(html).not.toMatch(/<(img|link|style|script)|style=|src=|url\(/i)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})

test('whatever a subject, a name or a text holds, it stays text: no element but paragraphs, lines, and links to our own pages', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '</title><svg onload=alert(1)>',
      'Cliquez\u00A0:\nhttps://pirate.exemple.fr/',
      `Cliquez\u00A0:\n${site}.pirate.fr/`,
      `Cliquez\u00A0:\n${site}@pirate.fr/`,
      'Cliquez\u00A0:\njavascript:alert(1)',
      `Cliquez\u00A0:\n${site}/" onclick="alert(1)`,
      `Cliquez\u00A0:\n${site}/"onclick="alert(1)`,
      'x\r\nBcc: pirate@exemple.fr',
    ),
  )
  fc.assert(
    fc.property(hostile, hostile, (sujet, nom) => {
      const html = enHtml(sujet, `Bonjour,\n\n${nom}\n\nL'association ${nom} vous invite.`, site)
      for (const tag of tags(html))
        expect(tag).toMatch(/^<(\/?body|\/?p|br|\/a|\/html|a href="https:\/\/registre\.exemple\.fr\/[^"<>\s]*")>$/)
      expect(html.slice(0, html.indexOf('<body>')).match(/<title>[^<>]*<\/title>/g)).toHaveLength(1)
      expect(words(html)).toContain(lines(`L'association ${nom} vous invite.`))
    }),
    { numRuns: 500 },
  )
})
