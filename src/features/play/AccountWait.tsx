import { ServerDown } from '@/components/ServerDown'
import { fetchUserDetails, selectDetailsFailure } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Until it is known whose session this is; Retry if the player's data have failed. */
export function AccountWait({ title }: { title: string }) {
  const dispatch = useAppDispatch()
  const failure = useAppSelector(selectDetailsFailure)
  return (
    <div aria-busy={failure === null}>
      <h1 className="srOnly">{title}</h1>
      {failure !== null && (
        <ServerDown
          onRetry={() => {
            void dispatch(fetchUserDetails('retry'))
          }}
        />
      )}
    </div>
  )
}
