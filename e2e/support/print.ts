import { expect, type Page } from '@playwright/test'
import { readPdf } from '../../server/test/read-pdf.ts'

/** Checks the printed page: no screen-only part, and the line that names who printed it. Returns the text of its PDF. */
export const printed = async (page: Page, identite: string): Promise<string> => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const line = page.getByText(/^Imprimé par .+, le \d\d\/\d\d\/\d{4} à \d+\sh\s\d\d\. Ceci n'est pas un extrait du registre\.$/)
  await expect(line).toBeVisible()
  await expect(line).toContainText(identite)
  await expect(page.locator('html')).toHaveAttribute('data-fr-theme', 'light')
  for (const part of [page.locator('.fr-btn'), page.getByRole('contentinfo'), page.getByRole('navigation'), page.locator('.notices')])
    await expect(part.filter({ visible: true })).toHaveCount(0)
  const { text } = await readPdf(await page.pdf({ format: 'A4' }))
  await page.emulateMedia({ media: null, colorScheme: null })
  await expect(line).toBeHidden()
  return text
}
