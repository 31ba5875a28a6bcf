import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import type { Credentials } from '@/domain/entities'
import styles from './LoginDialog.module.css'

/** `name:password,name:password`, from the demo's environment. */
const readAccounts = () =>
  (import.meta.env.VITE_DEMO_ACCOUNTS ?? '').split(',').map((account) => {
    const [username = '', password = ''] = account.split(':')
    return { username, password }
  })

export function DemoAccounts({ onChoose }: { onChoose: (form: Credentials) => void }) {
  const { t } = useTranslation()
  return (
    <section className={styles.demo} aria-label={t('demo.accounts')}>
      <p>
        <span>{t('demo.accounts')}</span>
        <small>{t('demo.note')}</small>
      </p>
      {readAccounts().map((account) => (
        <Button
          key={account.username}
          variant="quiet"
          icon="user"
          aria-label={t('demo.use', { username: account.username })}
          onClick={() => {
            onChoose(account)
          }}
        >
          {account.username}
        </Button>
      ))}
    </section>
  )
}
