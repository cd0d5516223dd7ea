import type { MarkdownToJSX } from 'markdown-to-jsx'
import { textesPages } from 'domain/app/textes/pages'
import { inline, type Node } from './inline.tsx'
import { useScrollStop } from './use-scroll-stop.ts'

const wordsOf = (nodes: readonly Node[]): string =>
  nodes.map((node) => ('text' in node ? node.text : 'children' in node && node.children ? wordsOf(node.children) : '')).join('')

/** A table that scrolls on its own on a narrow screen, also by keyboard (RGAA 10.11). Its columns name it. */
export const TextTable = ({ table: { header, cells } }: { table: MarkdownToJSX.TableNode }) => {
  const [place, stop] = useScrollStop()
  return (
    <div ref={place} {...stop} className="text__table" role="group" aria-label={textesPages.tableau(header.map(wordsOf).join(', '))}>
      <table>
        <thead>
          <tr>
            {header.map((cell, column) => (
              <th key={column} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, rank) => (
            <tr key={rank}>
              {row.map((cell, column) => (
                <td key={column}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
