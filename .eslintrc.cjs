const fs = require('node:fs')
const browsers = require('./build/browsers.json')

// Layers, lowest first: a file may import its own layer and lower layers.
const layers = [
  'domain',
  'lib',
  'device',
  'i18n',
  'api',
  'store',
  'components',
  'features',
  'pages',
  'app',
]
/** The rooms of the store, lowest first. */
const storeRooms = ['core', 'player', 'money', 'ui', 'lists']
const at = (name) => `./src/${name}`
/** The features that all others may import, lowest first. */
const baseFeatures = ['session', 'protection']
const features = fs.existsSync('src/features') ? fs.readdirSync('src/features') : []
const gallery = './demo/parts'
const demo = fs
  .readdirSync('demo', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `./demo/${name}`)

/** What the gallery of components imports. */
const shown = ['domain', 'lib', 'i18n', 'components']

/** The base features below a feature. */
const basesOf = (name) =>
  baseFeatures.includes(name) ? baseFeatures.slice(0, baseFeatures.indexOf(name)) : baseFeatures

// Code that two features share goes to a base feature or a lower layer.
const zones = [
  ...layers.slice(0, -1).map((layer, i) => ({
    target: at(layer),
    from: layers.slice(i + 1).map(at),
    message: `${layer} must not import higher layers`,
  })),
  ...features.map((name) => ({
    target: at(`features/${name}`),
    from: at('features'),
    except: [name, ...basesOf(name)].map((each) => `./${each}`),
    message: 'features import base features alone; move shared code to a lower layer',
  })),
  ...storeRooms.map((room, i) => ({
    target: at(`store/${room}`),
    from: [...storeRooms.slice(i + 1), 'useFresh.ts'].map((name) => at(`store/${name}`)),
    message: 'a room of the store must not import a later one',
  })),
  {
    target: at('components'),
    from: ['store', 'api', 'device'].map(at),
    message: 'components take props; connect them to the store in features',
  },
  {
    target: ['features', 'pages', 'app'].map(at),
    from: at('api'),
    message: 'reach the server through a slice thunk',
  },
  { target: layers.map(at), from: './demo', message: 'the demo backend never ships' },
  {
    target: layers.map(at),
    from: ['./contract', './build', './operator'],
    message: 'the contract and the tools never ship',
  },
  {
    target: [...demo.filter((folder) => folder !== gallery), './contract'],
    from: layers.slice(1).map(at),
    message: 'the demo backend and the contract may import only the domain',
  },
  {
    target: gallery,
    from: layers.filter((layer) => !shown.includes(layer)).map(at),
    message: 'the gallery shows components; it has no store',
  },
  {
    target: './contract',
    from: ['./demo', './build', './operator'],
    message: 'the contract stands alone',
  },
  {
    target: './demo',
    from: ['./build', './operator'],
    message: 'the demo backend knows the domain and the contract',
  },
  {
    target: './build',
    from: ['./operator', './demo'],
    message: "the build knows no brand and no demo; the operator's tools use it",
  },
]

const restricted = {
  axios: { name: 'axios', message: 'Import axios only in api/client.ts.' },
  reactRedux: {
    name: 'react-redux',
    importNames: ['useDispatch', 'useSelector', 'useStore'],
    message: 'Use useAppDispatch and useAppSelector from store/hooks.',
  },
  toastify: {
    name: 'react-toastify',
    message: 'Import from react-toastify/unstyled: the default entry injects a style tag.',
  },
}

/** All restricted imports except one. */
const allBut = (allowed) =>
  Object.keys(restricted).flatMap((name) => (name === allowed ? [] : [restricted[name]]))

/** Forbids JavaScript syntax and methods newer than the browser table. */
const editions = ['es2024', 'es2025', 'esnext'].flatMap((edition) => [
  `plugin:es-x/no-new-in-${edition}`,
  `plugin:es-x/no-new-in-${edition}-intl-api`,
])

/** Ways to parse a string as HTML, forbidden against injection. */
const asText = [
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({
    property,
    message: 'Use textContent: strings must not become HTML.',
  })),
  {
    object: 'document',
    property: 'write',
    message: 'Use textContent: strings must not become HTML.',
  },
]

/**
 * A browser that translates the page replaces text nodes. React then cannot place or remove a sibling of one,
 * and changes a text that nobody sees, so each text has an element of its own.
 */
const text =
  "JSXExpressionContainer:matches([expression.type='TemplateLiteral'], " +
  ['expression', 'expression.left', 'expression.right', 'expression.consequent']
    .map((part) => `[${part}.callee.name=/^(t|errorText)$/]`)
    .join() +
  ')'
const sibling =
  ":matches(JSXElement, JSXExpressionContainer:not([expression.type='JSXEmptyExpression']))"
const besideText = [`${text} ~ ${sibling}`, `${sibling} ~ ${text}`].map((selector) => ({
  selector,
  message: 'Put the text into an element of its own: it may be translated.',
}))

const numberField = {
  selector: "JSXAttribute[name.name='type'] Literal[value='number']",
  message: 'The wheel changes a number field, which reads no digits but 0 to 9: use NumberField.',
}

const neverWaits = {
  selector: "CallExpression[callee.property.name='waitForFunction'] > [async=true]",
  message: 'It takes a promise for true, so it never waits: use `until`.',
}

/** Browser APIs that eslint-plugin-compat does not check. */
const newerApis = Object.entries(browsers.apis).map(([name, since]) => {
  const [property, object] = name.split('.').reverse()
  return { ...(object && { object }), property, message: `Newer than the browser table: ${since}.` }
})

module.exports = {
  root: true,
  ignorePatterns: ['dist', 'dist-demo', '/site', 'coverage', 'node_modules', 'demo/art', 'reports'],
  env: { browser: true, es2022: true },
  parserOptions: { ecmaVersion: 'latest', sourceType: 'module' },
  extends: ['eslint:recommended', 'prettier'],
  reportUnusedDisableDirectives: true,
  rules: { eqeqeq: 'error', 'no-console': 'error' },
  overrides: [
    {
      files: ['*.ts', '*.tsx'],
      parser: '@typescript-eslint/parser',
      parserOptions: { projectService: true, tsconfigRootDir: __dirname },
      plugins: ['import-x'],
      settings: {
        react: { version: 'detect' },
        'import-x/ignore': ['node_modules'],
        'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
        'import-x/resolver': { typescript: true },
      },
      extends: [
        'plugin:@typescript-eslint/strict-type-checked',
        'plugin:@typescript-eslint/stylistic-type-checked',
        'plugin:react/recommended',
        'plugin:react/jsx-runtime',
        'plugin:react-hooks/recommended',
        'plugin:jsx-a11y/recommended',
        'prettier',
      ],
      rules: {
        '@typescript-eslint/consistent-type-imports': 'error',
        '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
        'react-hooks/exhaustive-deps': 'error',
        'react/jsx-no-literals': 'error',
        'react/prop-types': 'off',
        'react/no-danger': 'error',
        'react/jsx-no-target-blank': 'error',
        'no-eval': 'error',
        'no-implied-eval': 'off',
        '@typescript-eslint/no-implied-eval': 'error',
        'no-new-func': 'error',
        'max-lines': ['error', 200],
        'no-restricted-properties': ['error', ...asText],
        'no-restricted-syntax': ['error', ...besideText, numberField],
        'no-restricted-imports': ['error', { paths: Object.values(restricted) }],
        'import-x/no-cycle': 'error',
        'import-x/no-default-export': 'error',
        'import-x/no-restricted-paths': ['error', { zones }],
      },
    },
    {
      files: ['src/api/client.ts', 'tests/**'],
      rules: { 'no-restricted-imports': ['error', { paths: allBut('axios') }] },
    },
    {
      files: ['src/store/hooks.ts'],
      rules: { 'no-restricted-imports': ['error', { paths: allBut('reactRedux') }] },
    },
    {
      files: storeRooms.map((room) => `src/store/${room}/**`),
      rules: {
        '@typescript-eslint/no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: '@/store/store',
                allowTypeImports: true,
                message: 'A room of the store may know the type of its state alone.',
              },
            ],
          },
        ],
      },
    },
    {
      // Node runs it, too: the demo backend and the operator's tools.
      files: ['src/domain/**'],
      rules: { 'no-restricted-globals': ['error', 'document', 'window', 'navigator', 'location'] },
    },
    {
      files: ['src/pages/**', '*.config.ts'],
      rules: { 'import-x/no-default-export': 'off' },
    },
    {
      files: ['tests/**', '*.test.ts'],
      rules: {
        'react/jsx-no-literals': 'off',
        '@typescript-eslint/no-non-null-assertion': 'off',
      },
    },
    {
      files: ['tests/e2e/**'],
      rules: {
        // Playwright reads a fixture's needs from its parameter, also when there are none.
        'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
        'no-restricted-syntax': ['error', neverWaits],
      },
    },
    {
      files: ['*.cjs'],
      env: { node: true, browser: false },
      parserOptions: { sourceType: 'script' },
    },
    {
      files: ['{build,operator,bench,docs}/**/*.mjs', 'tests/*.mjs', 'container/*.mjs'],
      env: { node: true, browser: true },
      rules: { 'no-console': 'off' },
    },
    {
      // Commands print their results.
      files: ['operator/*.ts', 'bench/walk/walk.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // Classic scripts of the page, the launcher and the demo games.
      files: ['public/**/*.js', 'demo/**/*.js'],
      parserOptions: { sourceType: 'script' },
    },
    {
      // Code that runs in players' browsers.
      files: ['src/**', 'public/**', 'demo/pages/**'],
      plugins: ['compat', 'es-x'],
      extends: editions,
      settings: {
        browsers: browsers.oldest.map(({ browser, version }) => `${browser} >= ${version}`),
        polyfills: Object.keys(browsers.fallbacks),
      },
      rules: {
        'compat/compat': 'error',
        'no-restricted-properties': ['error', ...asText, ...newerApis],
      },
    },
    {
      // ES5, because browsers too old for the app run it to show a message.
      files: ['src/boot.js'],
      parserOptions: { ecmaVersion: 5, sourceType: 'script' },
      rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
    },
  ],
}
