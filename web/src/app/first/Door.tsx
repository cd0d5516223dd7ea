import { Link } from '@tanstack/react-router'

interface Props {
  to: string
  title: string
  text: string
  /** SVG path of an icon that repeats the title, in a 24 × 24 box. */
  icon: string
}

/** One action of the front page. The whole box is a link, named by its title. */
export const Door = ({ to, title, text, icon }: Props) => (
  <li className="door">
    <svg className="door__icon" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={icon} />
    </svg>
    <h3 className="door__title">
      <Link to={to}>{title}</Link>
    </h3>
    <p className="door__text">{text}</p>
  </li>
)
