import { renouvelerLectures } from 'contract/rattachements/lectures'
import { requireCaptcha } from '../../core/captcha/routes.ts'
import type { Door } from '../../core/door.ts'
import { renewLecturesOf } from './sql.ts'

/** Solving a captcha lets an account read on after it reached the hourly limit (docs/decisions/0116). */
export const lecturesRoutes = (door: Door): void => {
  door.serve(renouvelerLectures, async ({ headers }, { user, ...office }) => {
    await requireCaptcha(office, 'api', headers)
    await renewLecturesOf(office.db, user.uuid, office.now())
  })
}
