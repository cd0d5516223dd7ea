import { Fragment, type ReactNode } from 'react'
import { RuleType, type MarkdownToJSX } from 'markdown-to-jsx'
import { TextLink } from './TextLink.tsx'

export type Node = MarkdownToJSX.ASTNode

/** Renders the text of a node. Of all Markdown, only links, bold, emphasis and line breaks become elements. */
const one = (node: Node): ReactNode => {
  switch (node.type) {
    case RuleType.link:
      return <TextLink target={node.target}>{inline(node.children)}</TextLink>
    case RuleType.textFormatted:
      if (node.tag === 'strong') return <strong>{inline(node.children)}</strong>
      return node.tag === 'em' ? <em>{inline(node.children)}</em> : inline(node.children)
    case RuleType.breakLine:
      return <br />
    case RuleType.image:
      return node.alt ?? null
    case RuleType.text:
    case RuleType.codeInline:
    case RuleType.footnoteReference:
      return node.text
    default:
      return 'children' in node && node.children ? inline(node.children) : null
  }
}

export const inline = (nodes: readonly Node[]): ReactNode =>
  // The index is a safe key: the parts have no other identity.
  nodes.map((node, index) => <Fragment key={index}>{one(node)}</Fragment>)
