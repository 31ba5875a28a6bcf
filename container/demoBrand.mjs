/** Writes brands/demo.json for compose.yaml: the house brand with the sportsbook of the demo backend. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

const house = JSON.parse(readFileSync('brands/sirocco.json', 'utf8'))
const demo = parseEnv(readFileSync('.env.demo', 'utf8'))
const environment = {
  sportUrl: demo.VITE_SPORT_FRAME_URL,
  sportPartner: demo.VITE_SPORT_PARTNER_ID,
  hosts: { games: [], pictures: [] },
}
writeFileSync('brands/demo.json', JSON.stringify({ ...house, environment }))
