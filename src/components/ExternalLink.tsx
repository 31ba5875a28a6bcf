import type { ComponentPropsWithRef } from 'react'
import { useTexts } from '@/i18n/texts'

interface ExternalLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
}

/** A link to a page that is not of the app: in a window of its own, which is told. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const t = useTexts()
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children} <span className="srOnly">{t('a11y.newWindow')}</span>
    </a>
  )
}
