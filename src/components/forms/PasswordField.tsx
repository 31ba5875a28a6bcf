import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotedPasswordField } from '@/lib/dom/passwordFields'
import { Field, type FieldProps } from './Field'
import { IconButton } from '@/components/IconButton'

export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const { t } = useTranslation()
  useNotedPasswordField()
  const [isShown, setShown] = useState(false)
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
