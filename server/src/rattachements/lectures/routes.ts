import { renouvelerLectures } from 'contract/rattachements/lectures'
import { exigerCaptcha } from '../../core/captcha/routes.ts'
import type { Door } from '../../core/door.ts'
import { renouvelerLecturesDe } from './sql.ts'

/** Solving a captcha lets an account read on after it reached the hourly limit (docs/decisions/0116). */
export const lecturesRoutes = (door: Door): void => {
  door.serve(renouvelerLectures, async ({ headers }, { user, ...office }) => {
    await exigerCaptcha(office, 'api', headers)
    await renouvelerLecturesDe(office.db, user.uuid, office.now())
  })
}
