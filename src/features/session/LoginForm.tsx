import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Field } from '@/components/forms/Field'
import { Icon } from '@/components/Icon'
import { PasswordField } from '@/components/forms/PasswordField'
import type { Credentials } from '@/domain/entities'
import { trimUnseen } from '@/domain/read'
import { errorText } from '@/i18n/errorText'
import { readFields } from '@/lib/dom/readFields'
import {
  selectEndMessage,
  selectEndReason,
  selectFormError,
  selectIsFormBusy,
} from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import { selectModal } from '@/store/ui/modalSlice'
import { DemoAccounts } from './DemoAccounts'
import styles from './LoginDialog.module.css'
import { useLogin } from './useLogin'

const fields = ['username', 'password'] as const

function useReason() {
  const end = useAppSelector(selectEndReason)
  const hasTarget = useAppSelector(selectModal).target !== null
  return end === 'lost' || end === 'otherAccount'
    ? 'login.sessionEnded'
    : hasTarget
      ? 'login.needed'
      : null
}

export function LoginForm() {
  const { t } = useTranslation()
  const logIn = useLogin()
  const reason = useReason()
  const endMessage = useAppSelector(selectEndMessage)
  const isBusy = useAppSelector(selectIsFormBusy)
  const error = useAppSelector(selectFormError)
  const [form, setForm] = useState<Credentials>({ username: '', password: '' })
  const [isChecked, setChecked] = useState(false)

  const credentialsOf = (typed: Credentials) => ({
    ...typed,
    username: trimUnseen(typed.username),
  })
  const filled = credentialsOf(form)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = readFields(event.currentTarget, fields)
    setForm(typed)
    setChecked(true)
    const credentials = credentialsOf(typed)
    const missing = fields.find((name) => credentials[name] === '')
    if (missing === undefined) return void logIn(credentials)
    const input = event.currentTarget.elements.namedItem(missing)
    if (input instanceof HTMLElement) input.focus()
  }

  const props = (name: (typeof fields)[number]) => ({
    name,
    label: t(`login.${name}`),
    value: form[name],
    error: isChecked && filled[name] === '' ? t(`login.${name}Required`) : undefined,
    onChange: (event: SyntheticEvent<HTMLInputElement>) => {
      setForm(readFields(event.currentTarget.form, fields))
    },
  })

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <h2 className={styles.title}>{t('login.title')}</h2>
      {reason && <p className={styles.reason}>{t(reason)}</p>}
      {endMessage !== null && endMessage !== (reason && t(reason)) && (
        <p className={styles.reason} dir="auto">
          {endMessage}
        </p>
      )}
      <Field
        {...props('username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
      />
      <PasswordField {...props('password')} autoComplete="current-password" />
      {error !== null && (
        <p className={styles.error} role="alert" dir="auto">
          <Icon name="alert" size={18} />
          <span>{errorText(t, error)}</span>
        </p>
      )}
      <Button type="submit" size="lg" isFullWidth isLoading={isBusy}>
        {t('login.submit')}
      </Button>
      {/* The condition removes them from every build but the demo's. */}
      {import.meta.env.VITE_DEMO && <DemoAccounts onChoose={setForm} />}
    </form>
  )
}
