import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from './Field'
import { IconButton } from '@/components/IconButton'
import { passwordField } from '@/lib/dom/focusGuard'

export function PasswordField(props: Omit<FieldProps, 'type' | 'end' | 'ref'>) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      ref={passwordField}
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
