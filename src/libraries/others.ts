// The second file of the app's code: to import one of its libraries is to read them all (start.ts).
import '@reduxjs/toolkit'
