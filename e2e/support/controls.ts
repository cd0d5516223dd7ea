import { expect, type Locator, type Page } from '@playwright/test'
import { chooseOption } from './creation.ts'

/** How a person fills in a control. */
export type Kind = 'text' | 'date' | 'radio' | 'tick' | 'select' | 'free' | 'listed'

/** Where a value is shown: beside a term, or in a column of a member's row. */
export interface Seen {
  under: string
  text: string
}

/** A control required by the specification, the value to enter, and where that value must appear. */
export interface Control {
  /** Rows of the specification. */
  rows: string
  label: string
  kind: Kind
  /** The text to type, the option to choose, or `oui` / `non` for a checkbox. */
  value: string
  optional?: true
  /** Its initial value. */
  initial?: string
  /** All its options, in order. */
  choices?: readonly string[]
  /** In the stored JSON. */
  filed: readonly [path: string, value: unknown]
  /** On the review page before sending, on the clerk's file, and on the sheet (null: must not appear there). */
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

/** Checks the initial state of a control, found by its label, and fills it. */
export const fill = async (scope: Scope, control: Control): Promise<void> => {
  const { kind, value, label, optional, initial, choices } = control
  const target = locate(scope, control)
  await expect(target, `${control.rows} « ${label} »`).toBeVisible()
  if (kind !== 'radio' && kind !== 'tick') {
    // As a screen reader announces it: required, or labelled as optional.
    expect((await target.getAttribute('aria-required')) === 'true', `${label} is required`).toBe(!optional)
  }
  if (choices)
    expect(
      (await offered(scope, control)).map((text) => text.trim()),
      `choices of ${label}`,
    ).toEqual(choices)
  if (initial !== undefined) await expectInitial(scope, control, initial)
  // The DSFR draws the box over the input, so force the click.
  if (kind === 'radio') return target.getByRole('radio', { name: value, exact: true }).check({ force: true })
  if (kind === 'tick') return target.setChecked(value === 'oui', { force: true })
  if (kind === 'select') return void (await target.selectOption({ label: value }))
  if (kind === 'listed') return chooseOption(scope, labelOf(control), value, value)
  // Do not retype a value that came from a list: only a chosen option keeps its id.
  if (value !== initial) await target.fill(value)
  // Tab closes the combobox's list, which would cover the next control.
  if (kind === 'free') await target.press('Tab')
}

/** The value at a path such as `comite.physiques[0].nom`. */
export const at = (filed: unknown, path: string): unknown =>
  path.split(/[.[\]]+/).reduce<unknown>((value, key) => (key === '' ? value : (value as Record<string, unknown> | null)?.[key]), filed)

/** The description beside a term. */
export const beside = (scope: Scope, term: string): Locator => {
  const page = 'page' in scope ? scope.page() : scope
  const itself = page.getByText(term, { exact: true })
  return scope.locator('dl > div').filter({ has: itself }).locator('dd')
}

/** The cell of a member's row, by its column title. */
export const cell = (row: Locator, column: string): Locator => row.locator(`td[data-title="${column}"]`)
