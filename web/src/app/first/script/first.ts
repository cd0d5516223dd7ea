import { startPreferences } from '../../../core/layout/preferences.ts'
import { loadApplication } from './application.ts'
import { unfold } from './disclosures.ts'
import { putMessagesAway } from './put-messages-away.ts'
import { leaveSignedIn } from './front-door.ts'
import { completeLogin } from './login.ts'
import { showPassword } from './password.ts'
import { pressAgain } from './press-again.ts'
import { driveSettings } from './reader-settings.ts'
import { giveTypedBack } from './typed.ts'

// All the script of a painted page before the application (goal F1): each part does nothing on a page without its place.
startPreferences()
leaveSignedIn()
driveSettings()
unfold()
putMessagesAway()
showPassword()
completeLogin()
pressAgain()
giveTypedBack()
loadApplication()
