import { useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { PasswordField } from '@/components/forms/PasswordField'
import { MISMATCH_MS } from '@/domain/constants'
import type { PasswordChange } from '@/domain/entities'
import { errorText } from '@/i18n/errorText'
import { readFields } from '@/lib/dom/readFields'
import { selectUser } from '@/store/player/authSlice'
import { useAppSelector } from '@/store/hooks'
import styles from './PasswordForm.module.css'
import { usePasswordReset } from './usePasswordReset'

const fields = [
  { name: 'oldPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'repeatPassword', autoComplete: 'new-password' },
] as const

const names = fields.map(({ name }) => name)
const emptyForm: PasswordChange = { oldPassword: '', newPassword: '', repeatPassword: '' }

export function PasswordForm() {
  const { t } = useTranslation()
  const username = useAppSelector((state) => selectUser(state)?.username ?? '')
  const { isBusy, error, send, clearError } = usePasswordReset()
  const [form, setForm] = useState(emptyForm)
  const [isChecked, setChecked] = useState(false)
  const [isMismatched, setMismatched] = useState(false)
  const [isMismatchShown, setMismatchShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    clearError()
    const typed = readFields(event.currentTarget, names)
    setForm(typed)
    setChecked(true)
    const missing = names.find((name) => typed[name] === '')
    if (missing === undefined && typed.newPassword === typed.repeatPassword) return void send(typed)
    if (missing === undefined) {
      setMismatched(true)
      setMismatchShown(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        setMismatchShown(false)
      }, MISMATCH_MS)
    }
    const input = event.currentTarget.elements.namedItem(missing ?? 'repeatPassword')
    if (input instanceof HTMLElement) input.focus()
  }

  const change = (event: SyntheticEvent<HTMLInputElement>) => {
    const next = readFields(event.currentTarget.form, names)
    setForm(next)
    if (next.newPassword === next.repeatPassword) setMismatched(false)
  }

  const message = isMismatchShown ? t('reset.mismatch') : error !== null && errorText(t, error)

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {/* Password managers read the account from this hidden field. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {fields.map(({ name, autoComplete }) => (
        <PasswordField
          key={name}
          name={name}
          label={t(`reset.${name}`)}
          autoComplete={autoComplete}
          value={form[name]}
          error={isChecked && form[name] === '' ? t('common.required') : undefined}
          lastingError={
            isMismatched && name === 'repeatPassword' ? t('reset.mismatchField') : undefined
          }
          onChange={change}
        />
      ))}
      {(isMismatched || message) && (
        <div className={styles.place}>
          {message && (
            <p className={styles.message} role="alert" dir="auto">
              <Icon name="alert" size={18} />
              <span>{message}</span>
            </p>
          )}
        </div>
      )}
      <Button type="submit" size="lg" isFullWidth isLoading={isBusy}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}
