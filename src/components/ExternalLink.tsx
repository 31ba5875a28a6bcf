import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'

interface ExternalLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
}

export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const { t } = useTranslation()
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children} <span className="srOnly">{t('a11y.newWindow')}</span>
    </a>
  )
}
