import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { openSync, type Font } from 'fontkit'
import sharp from 'sharp'

const width = 260
const height = 90
/** Signs of a captcha. The set holds none of the pairs that an OCR or people confuse in our images: docs/decisions/0132 lists them. */
const letters = 'CEHKMPRTUWXY369'

export const captchaText = (): string => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')

let font: Font | undefined

const loadFont = (): Font => {
  font ??= openSync(
    fileURLToPath(
      import.meta.resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
    ),
  ) as Font
  return font
}

/** PNG of the text. Glyphs are drawn as paths and rasterised here: no letter ever reaches the browser. */
export const captchaImage = (text: string): Promise<Buffer> => {
  const glyphs = loadFont().layout(text).glyphs
  const step = (width - 30) / glyphs.length
  const drawn = glyphs.map((glyph, index) => {
    const scale = (randomInt(38, 50) / loadFont().unitsPerEm).toFixed(4)
    const x = 18 + index * step + randomInt(-3, 4)
    const y = 60 + randomInt(-9, 10)
    return `<path d="${glyph.path.toSVG()}" transform="translate(${x} ${y}) rotate(${randomInt(-24, 25)}) skewX(${randomInt(-14, 15)}) scale(${scale} -${scale})" fill="#${randomInt(20, 70).toString(16).padStart(2, '0').repeat(3)}"/>`
  })
  const lines = Array.from(
    { length: 5 },
    () =>
      `<path d="M${randomInt(-10, 20)} ${randomInt(height)} C ${randomInt(width)} ${randomInt(height)}, ${randomInt(width)} ${randomInt(height)}, ${width + 10} ${randomInt(height)}" stroke="#555" stroke-width="${randomInt(1, 4)}" fill="none"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f2f2f2"/>${drawn.join('')}${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
