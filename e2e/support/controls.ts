import { expect, type Locator, type Page } from '@playwright/test'
import { chooseOption } from './creation.ts'

/** How a person fills a control. */
export type Kind = 'text' | 'date' | 'radio' | 'tick' | 'select' | 'free' | 'listed'

/** Where a value is read: beside a term, or in a column of a member's row. */
export interface Seen {
  under: string
  text: string
}

/** A control that the specification asks for, what is put in it, and where that must be found again. */
export interface Control {
  /** Rows of the checklist. */
  rows: string
  label: string
  kind: Kind
  /** What the person types, chooses or ticks (`oui`, `non`). */
  value: string
  optional?: true
  /** What it holds before anything is typed. */
  initial?: string
  /** Everything it offers, in order. */
  choices?: readonly string[]
  /** In the filed JSON, as stored. */
  filed: readonly [path: string, value: unknown]
  /** On the page that is checked before sending, on the clerk's file, on the sheet (null: never to be read there). */
  check: Seen
  clerk: Seen
  sheet: Seen | null
}

type Scope = Page | Locator

const labelOf = ({ label, optional }: Control) => (optional ? `${label} (facultatif)` : label)

const locate = (scope: Scope, control: Control): Locator => {
  if (control.kind === 'radio') return scope.getByRole('group', { name: control.label, exact: true })
  if (control.kind === 'tick') return scope.getByRole('checkbox', { name: control.label })
  if (control.kind === 'free' || control.kind === 'listed') return scope.getByRole('combobox', { name: labelOf(control), exact: true })
  return scope.getByLabel(labelOf(control), { exact: true })
}

const offered = async (scope: Scope, control: Control): Promise<string[]> => {
  const target = locate(scope, control)
  if (control.kind === 'radio') return target.getByRole('radio').locator('xpath=following-sibling::label').allInnerTexts()
  if (control.kind === 'select') return target.locator('option').allInnerTexts()
  await target.click()
  const list = scope.getByRole('listbox', { name: `Suggestions : ${control.label}` })
  await expect(list.getByRole('option').first()).toBeVisible()
  const texts = await list.getByRole('option').allInnerTexts()
  await target.press('Escape')
  return texts
}

const expectInitial = async (scope: Scope, control: Control, initial: string): Promise<void> => {
  const target = locate(scope, control)
  if (control.kind === 'radio') return expect(target.getByRole('radio', { name: initial, exact: true })).toBeChecked()
  if (control.kind === 'tick') return expect(target).toBeChecked({ checked: initial === 'oui' })
  if (control.kind === 'select') return expect(target.locator('option:checked')).toHaveText(initial)
  return expect(target).toHaveValue(initial)
}

/** Finds the control by its label, as it must be before anything is typed, and fills it. */
export const fill = async (scope: Scope, control: Control): Promise<void> => {
  const { kind, value, label, optional, initial, choices } = control
  const target = locate(scope, control)
  await expect(target, `${control.rows} « ${label} »`).toBeVisible()
  if (kind !== 'radio' && kind !== 'tick') {
    // Compared as a person hears it: required, or said to be optional.
    expect((await target.getAttribute('aria-required')) === 'true', `${label} is required`).toBe(!optional)
  }
  if (choices)
    expect(
      (await offered(scope, control)).map((text) => text.trim()),
      `choices of ${label}`,
    ).toEqual(choices)
  if (initial !== undefined) await expectInitial(scope, control, initial)
  // The DSFR draws the box over the input.
  if (kind === 'radio') return target.getByRole('radio', { name: value, exact: true }).check({ force: true })
  if (kind === 'tick') return target.setChecked(value === 'oui', { force: true })
  if (kind === 'select') return void (await target.selectOption({ label: value }))
  if (kind === 'listed') return chooseOption(scope, labelOf(control), value, value)
  // What a list gave is not typed again: only what is taken from the list is known by more than its name.
  if (value !== initial) await target.fill(value)
  // Leaving a combobox closes its list, which would cover the next control.
  if (kind === 'free') await target.press('Tab')
}

/** The value found by a path such as `comite.physiques[0].nom`. */
export const at = (filed: unknown, path: string): unknown =>
  path.split(/[.[\]]+/).reduce<unknown>((value, key) => (key === '' ? value : (value as Record<string, unknown> | null)?.[key]), filed)

/** The description beside a term. */
export const beside = (scope: Scope, term: string): Locator => {
  const page = 'page' in scope ? scope.page() : scope
  const itself = page.getByText(term, { exact: true })
  return scope.locator('dl > div').filter({ has: itself }).locator('dd')
}

/** The cell of a member's row, by the title of its column. */
export const cell = (row: Locator, column: string): Locator => row.locator(`td[data-title="${column}"]`)
