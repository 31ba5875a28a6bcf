// A module that takes until the next task: what is imported before it runs in a task of its own, so
// that a press on a slow phone waits for the libraries or for the app, never for both.
await new Promise((resolve) => setTimeout(resolve))

export {}
