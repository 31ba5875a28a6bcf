import type { ReactNode } from 'react'
import { Button } from '@/components/Button'
import { FrameBox } from '@/components/FrameBox'
import { FrameHelp } from '@/components/FrameHelp'
import { FrameNotice } from '@/components/FrameNotice'
import styles from '../Gallery.module.css'
import { Opened } from '../Kept'
import { nothing, type Look, type Part } from '../part'
import { sampleGames } from '../sampleGames'

/** In place of a game, which would need a player: its picture. */
const page = { src: sampleGames[0].image, allow: '', sandbox: '' }
/** A host that no brand names. */
const stranger = { ...page, src: 'https://stranger.example/' }

const words = ({ t }: Look) => ({
  title: t('title.casinoPlay'),
  texts: {
    loading: t('play.loading'),
    slowTitle: t('play.slow.title'),
    slowText: t('play.slow.text'),
    blockedTitle: t('play.blocked.title'),
    blockedText: t('play.blocked.text'),
  },
  actions: (
    <>
      <Button icon="retry">{t('common.retry')}</Button>
      <Button variant="quiet">{t('play.back')}</Button>
    </>
  ),
})

const help = ({ t }: Look) => (
  <FrameHelp title={t('play.notLoading.label')} text={t('play.notLoading.text')} onClose={nothing}>
    <Button icon="retry">{t('common.retry')}</Button>
  </FrameHelp>
)

/** A frame that is created when its button is pressed. */
const opened = (label: string, frame: ReactNode) => (
  <Opened label={label}>{() => <div className={styles.frame}>{frame}</div>}</Opened>
)

/** Frames of partners. Those that run something are opened with a button. */
export const frames: readonly Part[] = [
  {
    file: 'FrameBox',
    states: [
      {
        label: 'address requested',
        isWide: true,
        view: (look) => (
          <div className={styles.frame}>
            <FrameBox {...words(look)} target={null} />
          </div>
        ),
      },
      {
        label: 'loaded, with help',
        isWide: true,
        view: (look) =>
          opened(
            look.t('play.notLoading.label'),
            <FrameBox {...words(look)} target={page} help={help(look)} />,
          ),
      },
      {
        label: 'loading, slow after 20 seconds',
        isWide: true,
        view: (look) =>
          opened(
            look.t('play.loading'),
            <FrameBox
              {...words(look)}
              target={page}
              isReady={false}
              backdrop={<img src="/banners/slots-desktop.svg" alt="" />}
            />,
          ),
      },
      {
        label: 'blocked by the policy',
        isWide: true,
        view: (look) =>
          opened(look.t('play.blocked.title'), <FrameBox {...words(look)} target={stranger} />),
      },
    ],
  },
  {
    file: 'FrameHelp',
    states: [
      {
        label: 'above a frame',
        isWide: true,
        view: (look) => <div className={styles.frame}>{help(look)}</div>,
      },
    ],
  },
  {
    file: 'FrameNotice',
    states: [
      {
        label: 'after an interruption',
        isWide: true,
        view: ({ t }) => (
          <FrameNotice
            text={t('play.rounds.interrupted')}
            action={t('play.rounds.see')}
            onAct={nothing}
            onDismiss={nothing}
          />
        ),
      },
    ],
  },
]
