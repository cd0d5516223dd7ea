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

// The whole script of a server-rendered page before the application. Each part does nothing when its element is missing.
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
