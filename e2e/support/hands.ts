import { expect, type Locator, type Page } from '@playwright/test'

/** How a person acts on a page: with a pointer, or with the keyboard alone (goal A3). */
export interface Hands {
  press(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
  select(target: Locator, label: string): Promise<void>
  pick(radio: Locator): Promise<void>
  /** Types the beginning of a choice of a combobox, then takes the first one proposed. */
  choose(box: Locator, typed: string, option: Locator): Promise<void>
  /** `file`: the browser's own control, or a button that opens it. */
  attach(file: Locator, path: string): Promise<void>
}

export const pointer: Hands = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  select: async (target, label) => void (await target.selectOption({ label })),
  // The DSFR draws the box over the input.
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

/** The keyboard alone: everything is reached by Tab, in the order of the page. */
export const keyboard = (page: Page): Hands => {
  const { keyboard: keys } = page
  // From the start: a chooser opened while Playwright is still asking to hear of it would be the system's own, and lost.
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
      // Tab enters a group once, on its checked radio or its first one: the arrows do the rest.
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
