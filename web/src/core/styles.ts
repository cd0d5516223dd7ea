// The styles of every page, in cascade order. Each component imports its own.
import '@codegouvfr/react-dsfr/dsfr/core/core.main.min.css'
import '@codegouvfr/react-dsfr/dsfr/scheme/scheme.min.css'
import '@codegouvfr/react-dsfr/dsfr/component/link/link.main.min.css'
import '@codegouvfr/react-dsfr/dsfr/component/button/button.main.min.css'
// The fields too: the login page has two, and a file of styles of its own would be a request more (goal F4).
import '@codegouvfr/react-dsfr/dsfr/component/input/input.main.min.css'
import '@codegouvfr/react-dsfr/dsfr/component/form/form.main.min.css'
import './form/form.css'
import './core.css'
import './print.css'
