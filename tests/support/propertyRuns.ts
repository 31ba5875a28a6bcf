/** How many examples a property test draws; .ci/run sets thousands. */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? 200)

/** For a property whose draws are slow, such as one that renders the app: a part of them, at least 20. */
export const fewerRuns = (divisor: number) => ({
  numRuns: Math.max(20, Math.ceil(propertyRuns / divisor)),
})
