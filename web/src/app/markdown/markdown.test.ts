import { createElement, type ReactNode } from 'react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { editablePages } from 'domain/app/editable-pages'
import { defaultPages } from 'domain/app/default-pages'
import { headingLevels } from './heading-levels.ts'
import { linkOf } from './link-of.ts'
import { MarkdownText } from './MarkdownText.tsx'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const html = (source: string, under = 1): string => {
  const text: ReactNode = createElement(MarkdownText, { source, under })
  return renderToStaticMarkup(createElement(RouterContextProvider, { router, children: text } as never))
}

/** Each tag with its attributes: what a browser would turn into elements. */
const tags = (markup: string): string[] => markup.match(/<[a-z][^>]*>/g) ?? []
const allowed =
  /^<(p|ul|li|strong|em|h[2-6]|thead|tbody|tr|td|table|ol( start="-?\d+")?|th scope="col"|br\/|div class="text"|div tabindex="0" class="text__table" role="group" aria-label="[^"<]*"|a href="(\/|\/[\w/-]+)"( class="active")?( data-status="active" aria-current="page")?|a href="(mailto|tel):[^"]*"|a href="https?:[^"]*" target="_blank" rel="noopener noreferrer")>$/i

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<table><tr><td onclick="alert(1)">x</td></tr></table>',
  '<svg/onload=alert(1)>',
  '<iframe src="//evil.example"></iframe>',
  '<style>*{display:none}</style>',
  '<!-- --><details open ontoggle=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt&colon;alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:alert(1))',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '![x](https://evil.example/x.png)',
  '![x](javascript:alert(1))',
  '<https://evil.example/"onmouseover="alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '[^n]: <img src=x onerror=alert(1)>\n\nx[^n]',
  '```html\n<script>alert(1)</script>\n```',
  '- [ ] <input autofocus onfocus=alert(1)>',
  '| <b onclick=alert(1)>x</b> |\n|---|\n| ![](x) |',
  '---\ntitle: x\n---',
  '~~x~~ ==y== `z`',
  '[x](https://a.example "a\\" onmouseover=alert(1) x=\\"")',
]

test.each(hostile)('%s stays text, with only the elements of a text', (source) => {
  for (const tag of tags(html(source))) expect(tag).toMatch(allowed)
  expect(html(source)).not.toMatch(/href="(?!https?:\/\/|\/|mailto:|tel:)/)
})

test('a random mix produces no other element, attribute or address', () => {
  const bits = [
    '<',
    '>',
    '"',
    '&',
    '](',
    '[',
    ')',
    '\n',
    '\n\n',
    '|',
    '|---|\n',
    '# ',
    '- ',
    '1. ',
    '**',
    '> ',
    '`',
    'javascript:',
    ' on=x',
    'https://a.b/',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...hostile, ...bits), { maxLength: 14 }), (parts) => {
      for (const tag of tags(html(parts.join('')))) expect(tag).toMatch(allowed)
    }),
    { numRuns: 500 },
  )
})

test('allowed Markdown becomes its elements', () => {
  const markup = html('## A\n\n**b** [c](/aide)\n\n- d\n- e\n\n| f | g |\n|---|---|\n| h | [i](https://j.example) |')
  expect(markup).toContain('<h2>A</h2><p><strong>b</strong> <a href="/aide">c</a></p><ul><li>d</li><li>e</li></ul>')
  expect(markup).toContain('<th scope="col">f</th>')
  expect(markup).toContain('aria-label="Tableau\u00A0: f, g"')
  expect(markup).toContain('<a href="https://j.example" target="_blank" rel="noopener noreferrer">i (nouvel onglet)</a>')
})

test.each([
  [[2, 3, 2], 1, [2, 3, 2]],
  [[1, 2], 1, [2, 2]],
  [[4, 4, 2, 6], 1, [2, 3, 2, 3]],
  [[2, 3, 4], 2, [3, 4, 5]],
  [[2, 3, 4, 5, 6], 4, [5, 6, 6, 6, 6]],
])('headings written %o under a heading of level %i have the levels %o', (written, under, levels) => {
  expect(headingLevels(written, under)).toEqual(levels)
})

test.each([
  '/\t/evil.example',
  '//evil.example',
  '/\\evil',
  '/a//b',
  '/a/../..//b',
  'aide',
  '#x',
  'https:evil',
  'http://',
  'ftp://a.b',
  'tel:x',
  'mailto:a',
  '',
])('%j is not a link', (target) => {
  expect(linkOf(target)).toBeNull()
})

test.each(editablePages)('the default text of %s has no Markdown that stays unparsed', (id) => {
  const markup = html(defaultPages[id])
  expect(markup).not.toMatch(/\*\*|\]\(|##|\|/)
  for (const tag of tags(markup)) expect(tag).toMatch(allowed)
})
