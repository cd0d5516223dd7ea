// The styles of every page, in the order they build upon each other; a component brings its own.
import '@codegouvfr/react-dsfr/dsfr/core/core.main.min.css'
import '@codegouvfr/react-dsfr/dsfr/scheme/scheme.min.css'
import '@codegouvfr/react-dsfr/dsfr/component/link/link.main.min.css'
import '@codegouvfr/react-dsfr/dsfr/component/button/button.main.min.css'
import './core.css'
