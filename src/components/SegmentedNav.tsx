import { Link } from './Link'
import styles from './SegmentedNav.module.css'

/** A link's `name` is its full name, where the bar shows a short label. */
interface SegmentedNavProps {
  label: string
  links: readonly { to: string; label: string; name?: string | undefined; isCurrent: boolean }[]
}

export function SegmentedNav({ label, links }: SegmentedNavProps) {
  return (
    <nav className={styles.strip} aria-label={label}>
      {links.map((link) => (
        <Link
          key={link.to}
          className={styles.link}
          to={link.to}
          aria-label={link.name}
          aria-current={link.isCurrent ? 'page' : undefined}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  )
}
