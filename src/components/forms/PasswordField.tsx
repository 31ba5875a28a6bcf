import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from './Field'
import { IconButton } from '@/components/IconButton'

declare global {
  interface WindowEventMap {
    /** The page has a new password field, whose input no frame may receive. */
    passwordfield: Event
  }
}

export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('passwordfield'))
  }, [])
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={t(isShown ? 'common.hideCharacters' : 'common.showCharacters')}
          onClick={() => {
            setShown(!isShown)
          }}
        />
      }
    />
  )
}
