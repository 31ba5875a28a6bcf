import { Field } from '@/components/forms/Field'
import { NumberField } from '@/components/forms/NumberField'
import { PasswordField } from '@/components/forms/PasswordField'
import type { Part } from '../part'

export const fields: readonly Part[] = [
  {
    file: 'forms/Field',
    states: [
      { label: 'empty', view: ({ t }) => <Field label={t('login.username')} /> },
      {
        label: 'filled',
        view: ({ t }) => <Field label={t('login.username')} defaultValue="yasmine" />,
      },
      {
        label: 'error',
        view: ({ t }) => <Field label={t('login.username')} error={t('login.usernameRequired')} />,
      },
      {
        label: 'error for screen readers only',
        view: ({ t }) => (
          <Field
            label={t('reset.repeatPassword')}
            defaultValue="sirocco"
            lastingError={t('reset.mismatchField')}
          />
        ),
      },
      {
        label: 'date',
        view: ({ t }) => <Field type="date" label={t('history.from')} defaultValue="2026-07-20" />,
      },
    ],
  },
  {
    file: 'forms/NumberField',
    states: [
      {
        label: 'empty',
        view: ({ t }) => <NumberField label={t('limits.minutesDay')} value={null} max={1440} />,
      },
      {
        label: 'filled',
        view: ({ t }) => <NumberField label={t('limits.minutesDay')} value={60} max={1440} />,
      },
      {
        label: 'error',
        view: ({ t }) => (
          <NumberField
            label={t('limits.minutesDay')}
            value={2000}
            max={1440}
            error={t('limits.badMinutes')}
          />
        ),
      },
    ],
  },
  {
    file: 'forms/PasswordField',
    states: [
      { label: 'empty', view: ({ t }) => <PasswordField label={t('login.password')} /> },
      {
        label: 'filled',
        view: ({ t }) => <PasswordField label={t('login.password')} defaultValue="sirocco2026" />,
      },
      {
        label: 'error',
        view: ({ t }) => (
          <PasswordField label={t('reset.newPassword')} error={t('common.required')} />
        ),
      },
    ],
  },
]
