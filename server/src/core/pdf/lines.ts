/** Where a word too wide for its line may be cut without hiding a character. */
const cuts = /(?<=[-/@.])/

/**
 * Breaks a text into lines no wider than `width`: at spaces first, inside a word only when it is wider than a whole line, and never at a
 * no-break space. A line keeps its last space, so that a reader of the tags does not join two words.
 */
export const breakLines = (text: string, width: number, measure: (text: string) => number): string[] =>
  text.split('\n').flatMap((paragraph, index, paragraphs) => {
    const lines: string[] = []
    let line = ''
    const put = (piece: string, glue: string) => {
      const longer = line === '' ? piece : line + glue + piece
      if (line === '' || measure(longer) <= width) line = longer
      else {
        lines.push(line + glue)
        line = piece
      }
    }
    for (const word of paragraph.split(' ').filter((part) => part !== '')) {
      if (measure(word) <= width) put(word, ' ')
      else pieces(word, width, measure).forEach((piece, i) => put(piece, i === 0 ? ' ' : ''))
    }
    return [...lines, index < paragraphs.length - 1 ? `${line} ` : line]
  })

const pieces = (word: string, width: number, measure: (text: string) => number): string[] =>
  word.split(cuts).flatMap((part) => {
    const found: string[] = []
    let piece = ''
    for (const character of part) {
      if (piece !== '' && measure(piece + character) > width) {
        found.push(piece)
        piece = ''
      }
      piece += character
    }
    return [...found, piece]
  })
