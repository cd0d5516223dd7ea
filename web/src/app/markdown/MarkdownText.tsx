import { createElement, Fragment } from 'react'
import { parser, RuleType } from 'markdown-to-jsx'
import { blocks } from './blocks.tsx'
import { headingLevels } from './heading-levels.ts'
import { inline } from './inline.tsx'
import './markdown.css'

interface Props {
  /** Markdown: headings, paragraphs, lists, tables, links, bold. HTML is shown as plain text. */
  source: string
  /** Level of the heading above the text: 1 on a page. */
  under?: number
}

/** A Markdown text. Each element is built from the parsed text, so that only the listed elements can appear (threat T3). */
export const MarkdownText = ({ source, under = 1 }: Props) => {
  const nodes = parser(source, { disableParsingRawHTML: true, disableFrontmatter: true, sanitizer: (value) => value })
  const headings = nodes.filter((node) => node.type === RuleType.heading)
  const levels = headingLevels(
    headings.map(({ level }) => level),
    under,
  )
  return (
    <div className="text">
      {nodes.map((node, index) =>
        node.type === RuleType.heading ? (
          createElement(`h${levels[headings.indexOf(node)]}`, { key: index }, inline(node.children))
        ) : (
          <Fragment key={index}>{blocks([node])}</Fragment>
        ),
      )}
    </div>
  )
}
