import { expect, type Locator, type Page } from '@playwright/test'

/** How a person uses a page: with a pointer, or with the keyboard alone. */
export interface Hands {
  press(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
  select(target: Locator, label: string): Promise<void>
  pick(radio: Locator): Promise<void>
  /** Types the beginning of a combobox option, then chooses the first suggestion. */
  choose(box: Locator, typed: string, option: Locator): Promise<void>
  /** `file` is the native file input, or a button that opens it. */
  attach(file: Locator, path: string): Promise<void>
}

export const pointer: Hands = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  select: async (target, label) => void (await target.selectOption({ label })),
  // The DSFR draws the box over the input, so force the click.
  pick: (radio) => radio.check({ force: true }),
  async choose(box, typed, option) {
    await box.fill(typed)
    await option.click()
  },
  async attach(file, path) {
    const [chooser] = await Promise.all([file.page().waitForEvent('filechooser'), file.click()])
    await chooser.setFiles(path)
  },
}

const focused = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

/** The keyboard alone: Tab reaches everything, in page order. */
export const keyboard = (page: Page): Hands => {
  const { keyboard: keys } = page
  // Listen from the start. If a chooser opens before Playwright intercepts it, the system's dialog opens and the event is lost.
  page.on('filechooser', () => {})
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor()
    for (let steps = 0; steps < 300; steps += 1) {
      if (await focused(target)) return
      await keys.press('Tab')
    }
    throw new Error(`${target} cannot be reached by Tab`)
  }
  return {
    async press(target) {
      await reach(target)
      await keys.press('Enter')
    },
    async type(target, text) {
      await reach(target)
      await keys.press('ControlOrMeta+A')
      await keys.type(text)
    },
    async select(target, label) {
      await reach(target)
      const chosen = target.locator('option:checked')
      for (let steps = 0; steps < 40 && (await chosen.textContent()) !== label; steps += 1) await keys.press('ArrowDown')
      await expect(chosen).toHaveText(label)
    },
    async pick(radio) {
      // Tab enters a radio group once, on its checked or first button. The arrows then move inside it.
      const group = radio.page().locator(`input[name="${await radio.getAttribute('name')}"]`)
      for (
        let steps = 0;
        steps < 300 && !(await group.evaluateAll((all) => all.includes(document.activeElement as HTMLInputElement)));
        steps += 1
      )
        await keys.press('Tab')
      for (let steps = 0; steps < 10 && !(await focused(radio)); steps += 1) await keys.press('ArrowDown')
      await keys.press('Space')
      await expect(radio).toBeChecked()
    },
    async choose(box, typed, option) {
      await reach(box)
      await keys.press('ControlOrMeta+A')
      await keys.type(typed)
      await option.waitFor()
      await keys.press('ArrowDown')
      await keys.press('Enter')
    },
    async attach(file, path) {
      await reach(file)
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keys.press('Enter')])
      await chooser.setFiles(path)
    },
  }
}
