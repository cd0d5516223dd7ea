import { Fragment, type ReactNode } from 'react'
import { RuleType, type MarkdownToJSX } from 'markdown-to-jsx'
import { inline, type Node } from './inline.tsx'
import { TextTable } from './TextTable.tsx'

const item = (nodes: Node[], index: number) => <li key={index}>{blocks(nodes)}</li>

const list = ({ type, items, ...rest }: MarkdownToJSX.OrderedListNode | MarkdownToJSX.UnorderedListNode) => {
  const start = 'start' in rest ? rest.start : undefined
  if (type === RuleType.unorderedList) return <ul>{items.map(item)}</ul>
  return <ol {...(start !== undefined && start !== 1 && { start })}>{items.map(item)}</ol>
}

/** A heading inside a list or a quotation is only bold: it is not part of the page's outline. */
const block = (node: Node): ReactNode => {
  switch (node.type) {
    case RuleType.paragraph:
      return <p>{inline(node.children)}</p>
    case RuleType.heading:
      return (
        <p>
          <strong>{inline(node.children)}</strong>
        </p>
      )
    case RuleType.orderedList:
    case RuleType.unorderedList:
      return list(node)
    case RuleType.table:
      return <TextTable table={node} />
    case RuleType.blockQuote:
      return blocks(node.children)
    case RuleType.codeBlock:
      return <p>{node.text}</p>
    default:
      return inline([node])
  }
}

export const blocks = (nodes: readonly Node[]): ReactNode => nodes.map((node, index) => <Fragment key={index}>{block(node)}</Fragment>)
