/**
 * What the scripts of `demo/pages` share through `window`. Each page loads only the scripts that it needs;
 * the functions below are grouped by the script that defines them.
 */
export {}

type Child = Node | string
type Props = Readonly<Record<string, unknown>>
type Texts = Record<string, string>
/** A response of the demo backend; the scripts read it without checking. */
type State = ReturnType<typeof JSON.parse>

interface DemoCommon {
  launch: { origin: string; session: string; lang: string }
  root: HTMLElement
  calm: MediaQueryList
  h<T extends keyof HTMLElementTagNameMap>(
    tag: T,
    props?: Props,
    ...children: Child[]
  ): HTMLElementTagNameMap[T]
  svg(tag: string, props?: Props, ...children: Child[]): SVGElement
  icon(name: string): SVGElement
  t(key: string, values?: Props): string
  locale: string
  file(name: string): string
  decimalText(decimal: string, digits: number): string
  plainText(decimal: string): string
  amountText(decimal: string): string
  amount(decimal: string): HTMLElement
  money(decimal: string): HTMLElement
  toMinor(decimal: string): number
  toDecimal(minor: number): string
  ask(path: string, body?: object): Promise<State>
  start(load: () => Promise<State>, build: (state: State) => void): Promise<void>
  ended(): void
}

interface DemoHud {
  hud(parts: {
    state: State
    kind: string
    stage: Child
    stepLabel?: string
    tools?: Child[]
    rules: Child[]
    onAction: () => unknown
  }): {
    stake: () => string
    setBalance: (decimal: string) => void
    say: (tone: string, ...parts: Child[]) => void
    setBusy: (isBusy: boolean, isLocked?: boolean) => void
    setAction: (look: string, label: string, ...parts: Child[]) => void
    /** Shows the failure, and returns the backend's state, or null if it cannot be loaded. */
    fail: (failure: unknown) => Promise<State>
  }
  backdrop(state: State): HTMLElement
  titleBar(state: State, balance: Child, ...buttons: Child[]): HTMLElement
  settle(path: string, body?: object): Promise<State>
  picture(name: string): string
}

interface DemoGames {
  crashCurve(flyer: string): {
    node: HTMLElement
    setPhase: (phase: string, text: string) => void
    run: (elapsed: number, onTick: (hundredths: number) => void) => void
    stop: (hundredths: number) => void
    rest: () => void
  }
  timesText(hundredths: number): string
  symbolName(symbol: string): string
  slotRules(state: State): HTMLElement[]
  colourOf(pocket: number): string
  rouletteBets: readonly State[]
  rouletteTable(parts: { chip: () => string; onChange: () => void }): {
    node: HTMLElement
    show: () => void
    bets: () => readonly State[]
    undo: () => void
    clear: () => void
    lock: (locked: boolean) => void
    mark: (pocket: number) => void
  }
  rouletteWheel(): { node: HTMLElement; turnTo: (pocket: number) => Promise<void> }
}

interface DemoSport {
  pickName(event: State, pick: string): string
  eventList(onPick: (id: string, pick: string) => void): {
    nodes: HTMLElement[]
    show: (events: readonly State[], picked: (id: string) => string | undefined) => void
  }
  sportFilter(onChange: () => void): State
  betList(say: (text: string) => void): State
  betSlip(parts: {
    limits: State
    onChange: () => void
    onPlace: (...bet: never[]) => unknown
    say: (text: string) => void
  }): State
}

declare global {
  interface Window {
    demo: DemoCommon & DemoHud & DemoGames & DemoSport
    demoWords: Record<string, Texts>
    /** Set by the launch script, if the document has no URL. */
    demoLaunch?: DemoCommon['launch']
  }
}
