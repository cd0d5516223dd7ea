const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/**
 * Returns a paragraph as HTML. A link of the site (`textesCourriel.voie`) becomes an anchor. Any other text, typed by somebody, stays text.
 */
const paragraph = (text: string, site: string): string => {
  const [label = '', address = '', ...rest] = text.split('\n')
  if (rest.length === 0 && /\s:$/.test(label) && address.startsWith(`${site}/`) && !/\s/.test(address)) {
    return `<p><a href="${escaped(address)}">${escaped(label.replace(/\s:$/, ''))}</a></p>`
  }
  return `<p>${escaped(text).replaceAll('\n', '<br>\n')}</p>`
}

/**
 * Returns the text of a mail as HTML, in the same words: paragraphs, and links to the pages of this site alone. It has no style and no
 * image: the colours are the reader's own, dark ones included, and nothing reports that the mail was opened.
 */
export const enHtml = (sujet: string, texte: string, site: string): string =>
  `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(sujet)}</title></head>
<body>
${texte
  .split('\n\n')
  .map((each) => paragraph(each, site))
  .join('\n')}
</body>
</html>
`
