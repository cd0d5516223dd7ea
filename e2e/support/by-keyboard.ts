import { expect, type Locator, type Page } from '@playwright/test'
import { keyboard } from './hands.ts'

/** How a control is used by keyboard once it has the focus. */
type Kind = 'enter' | 'space' | 'list' | 'radio' | 'option' | 'tab' | 'none'

/** The key that activates each of these kinds. */
const keys = { enter: 'Enter', space: 'Space', list: 'ArrowDown' } as const

/** The control that a pointer would use: the target itself, its nearest control, or the one that its label names. */
const controlOf = async (target: Locator): Promise<{ control: Locator; kind: Kind }> => {
  const handle = await target.evaluateHandle((element) => {
    const held = element.closest('a[href], button, summary, input, select, textarea, [role="option"]')
    return held ?? element.closest('label')?.control ?? element
  })
  const mark = `k${Math.random().toString(36).slice(2)}`
  const kind = await handle.evaluate((element, name): Kind => {
    element.setAttribute('data-by-keyboard', name)
    if (element.matches('[role="option"]')) return 'option'
    if (element.matches('[role="tab"]')) return 'tab'
    if (element.matches('input[type="radio"]')) return 'radio'
    if (element.matches('input[type="checkbox"]')) return 'space'
    if (element.matches('[role="combobox"]')) return 'list'
    return element.matches('a[href], button, summary, input, select, textarea, [tabindex="0"]') ? 'enter' : 'none'
  }, mark)
  return { control: target.page().locator(`[data-by-keyboard="${mark}"]`), kind }
}

const isFocused = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

/** Presses an arrow key until `there` is true. */
const arrows = async (page: Page, key: string, there: () => Promise<boolean>): Promise<void> => {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await there()) return
    await page.keyboard.press(key)
  }
  throw new Error(`no arrow leads there`)
}

const press = async (target: Locator): Promise<void> => {
  await target.waitFor()
  const page = target.page()
  const hands = keyboard(page)
  const { control, kind } = await controlOf(target)
  if (kind === 'none') throw new Error(`${target} is nothing a keyboard could act on`)
  if (kind === 'radio') return hands.pick(control)
  if (kind === 'option') {
    await arrows(page, 'ArrowDown', () =>
      control.evaluate((option) => {
        const box = document.activeElement
        return option === box || (option.id !== '' && box?.getAttribute('aria-activedescendant') === option.id)
      }),
    )
    return page.keyboard.press('Enter')
  }
  if (kind === 'tab') {
    await reach(
      control.locator('xpath=ancestor::*[@role="tablist"]').locator('[role="tab"][tabindex="0"], [role="tab"]:not([tabindex])').first(),
    )
    await arrows(page, 'ArrowRight', () => isFocused(control))
    return page.keyboard.press('Enter')
  }
  await reach(control)
  await page.keyboard.press(keys[kind])
}

const reach = async (control: Locator): Promise<void> => {
  const page = control.page()
  for (let steps = 0; steps < 400; steps += 1) {
    if (await isFocused(control)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${control} cannot be reached by Tab`)
}

/** Digits to type in the segments of a native time field: on twenty-four hours, then on twelve. */
const segmentsOf = (text: string): string[] => {
  const [hour = '', minute = ''] = text.split(':')
  return [`${hour}${minute}`, `${String(Number(hour) % 12 || 12).padStart(2, '0')}${minute}${Number(hour) < 12 ? 'A' : 'P'}`]
}

const type = async (target: Locator, text: string): Promise<void> => {
  await target.waitFor()
  const { keyboard: hand } = target.page()
  await reach(target)
  const tries = text !== '' && (await target.getAttribute('type')) === 'time' ? segmentsOf(text) : []
  for (const digits of tries) {
    for (let segment = 0; segment < 3; segment += 1) await hand.press('ArrowLeft')
    await hand.type(digits)
    if ((await target.inputValue()) === text) return
  }
  if (tries.length > 0) throw new Error(`${target} does not take ${text}`)
  await hand.press('ControlOrMeta+A')
  if (text === '') return hand.press('Delete')
  // A long text is pasted.
  return text.length > 100 ? hand.insertText(text) : hand.type(text)
}

let already = false

/**
 * From now on, every journey of this process uses only the keyboard. A click becomes Tab presses in page order, then the control's key.
 * An unreachable control fails. The same journeys thus serve both the pointer and the keyboard.
 */
export const byKeyboard = (page: Page): void => {
  if (already) return
  already = true
  const prototype = Object.getPrototypeOf(page.locator('html')) as Record<string, unknown>
  const select = prototype['selectOption'] as (this: Locator, ...given: unknown[]) => Promise<string[]>
  Object.assign(prototype, {
    click: function (this: Locator) {
      return press(this)
    },
    check: async function (this: Locator) {
      if (!(await this.isChecked())) await press(this)
      await expect(this).toBeChecked()
    },
    uncheck: async function (this: Locator) {
      if (await this.isChecked()) await press(this)
      await expect(this).not.toBeChecked()
    },
    fill: function (this: Locator, text: string) {
      return type(this, text)
    },
    selectOption: async function (this: Locator, ...given: unknown[]) {
      await reach(this)
      const wanted = await this.evaluate((box: HTMLSelectElement, asked) => {
        const { label, value } = (typeof asked === 'string' ? { value: asked, label: asked } : (asked ?? {})) as {
          label?: string
          value?: string
        }
        return [...box.options].findIndex((option) => option.value === value || option.label === label)
      }, given[0])
      if (wanted < 0) return select.apply(this, given)
      await arrows(this.page(), 'ArrowUp', () => this.evaluate((box: HTMLSelectElement) => box.selectedIndex <= 0))
      await arrows(this.page(), 'ArrowDown', () => this.evaluate((box: HTMLSelectElement, rank) => box.selectedIndex >= rank, wanted))
      return [await this.inputValue()]
    },
  })
}
