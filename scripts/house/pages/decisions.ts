import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { page, table } from './markdown.ts'

/** How each decision begins: its number and title, then its status and day. */
const head = /^# (?<number>\d+)\. (?<title>.+)\n\nStatus: (?<status>(?:accepted|superseded by \d{4})[^\n]*)\. (?<day>\d{4}-\d{2}-\d{2})\n\n/

export interface Decision {
  file: string
  title: string
  /** « accepted », then what it completes or supersedes, and what supersedes it, by their numbers. */
  status: string
  day: string
}

/** The decisions of a folder by number. Throws for a file that does not begin as the others. */
export const decisionsOf = (folder: string): Decision[] =>
  readdirSync(folder)
    .filter((file) => /^\d{4}-[a-z\d-]+\.md$/.test(file))
    .toSorted()
    .map((file) => {
      const { number, title = '', status = '', day = '' } = head.exec(readFileSync(join(folder, file), 'utf8'))?.groups ?? {}
      if (Number(number) !== Number(file.slice(0, 4)))
        throw new Error(`${file} begins neither with its number and title nor with its status and day`)
      return { file, title, status, day }
    })

/** docs/decisions/README.md: every decision with its status and day. */
export const decisionsPage = (root: string): string =>
  page(
    'Decisions',
    'Choices where a user, the law or the code allowed another answer, with their reasons. A decision is not rewritten once accepted: another one supersedes it, and both say so. Those that say one thing are merged.',
    table(
      ['Decision', 'Status', 'Day'],
      decisionsOf(join(root, 'docs', 'decisions')).map(({ file, title, status, day }) => [
        `[${Number(file.slice(0, 4))}. ${title}](${file})`,
        status,
        day,
      ]),
    ),
  )
