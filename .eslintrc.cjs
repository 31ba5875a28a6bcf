const fs = require('node:fs')
const browsers = require('./scripts/browsers.json')

// Layers, lowest first: a file may import its own layer and the ones before it.
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
const at = (name) => `./src/${name}`
const features = fs.existsSync('src/features') ? fs.readdirSync('src/features') : []

// A feature may import itself and the session; what two features share belongs below them.
const zones = [
  ...layers.slice(0, -1).map((layer, i) => ({
    target: at(layer),
    from: layers.slice(i + 1).map(at),
    message: `${layer} knows nothing of the layers above it`,
  })),
  ...features.map((name) => ({
    target: at(`features/${name}`),
    from: at('features'),
    except: [...new Set([`./${name}`, './session'])],
    message: 'features meet in pages; what they share belongs below them',
  })),
  {
    target: at('components'),
    from: ['store', 'api', 'device'].map(at),
    message: 'components take props; connect them in features',
  },
  {
    target: ['features', 'pages', 'app'].map(at),
    from: at('api'),
    message: 'reach the server through a slice thunk',
  },
  { target: layers.map(at), from: './demo', message: 'the demo backend never ships' },
  {
    target: './demo',
    from: layers.slice(1).map(at),
    message: 'the demo backend knows only the domain',
  },
]

const restricted = {
  axios: { name: 'axios', message: 'Only api/client.ts knows axios.' },
  reactRedux: {
    name: 'react-redux',
    importNames: ['useDispatch', 'useSelector', 'useStore'],
    message: 'Use useAppDispatch and useAppSelector from store/hooks.',
  },
  texts: {
    name: 'react-i18next',
    importNames: ['useTranslation'],
    message: 'Use useTexts from i18n/texts: one subscription for the page.',
  },
  toastify: {
    name: 'react-toastify',
    message: 'Import from react-toastify/unstyled: the default entry injects a style tag.',
  },
}

/** Every restricted import but the one that a file is there for. */
const allBut = (allowed) =>
  Object.keys(restricted).flatMap((name) => (name === allowed ? [] : [restricted[name]]))

/** Quality K3: syntax and methods of the language that are newer than the browser table. */
const editions = ['es2024', 'es2025', 'esnext'].flatMap((edition) => [
  `plugin:es-x/no-new-in-${edition}`,
  `plugin:es-x/no-new-in-${edition}-intl-api`,
])

/** Ways to turn text into markup. */
const asText = [
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({
    property,
    message: 'Text is shown as text.',
  })),
  { object: 'document', property: 'write', message: 'Text is shown as text.' },
]

/** Methods of pages that eslint-plugin-compat does not know. */
const newerApis = Object.entries(browsers.apis).map(([name, since]) => {
  const [property, object] = name.split('.').reverse()
  return { ...(object && { object }), property, message: `Newer than the browser table: ${since}.` }
})

module.exports = {
  root: true,
  ignorePatterns: ['dist', 'dist-demo', 'coverage', 'node_modules', 'demo/art', 'screens'],
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
      files: ['src/i18n/texts.tsx'],
      rules: { 'no-restricted-imports': ['error', { paths: allBut('texts') }] },
    },
    {
      files: ['src/store/hooks.ts'],
      rules: { 'no-restricted-imports': ['error', { paths: allBut('reactRedux') }] },
    },
    {
      files: ['src/pages/**', 'vite.config.ts'],
      rules: { 'import-x/no-default-export': 'off' },
    },
    {
      files: ['tests/**'],
      rules: {
        'react/jsx-no-literals': 'off',
        '@typescript-eslint/no-non-null-assertion': 'off',
      },
    },
    {
      files: ['*.cjs'],
      env: { node: true, browser: false },
      parserOptions: { sourceType: 'script' },
    },
    {
      files: ['scripts/**/*.mjs'],
      env: { node: true, browser: true },
      rules: { 'no-console': 'off' },
    },
    {
      // Classic scripts of the demo games and the launcher page.
      files: ['public/**/*.js', 'demo/**/*.js'],
      parserOptions: { sourceType: 'script' },
    },
    {
      // What runs in the players' browsers.
      files: ['src/**', 'public/**', 'demo/pages/**'],
      // These run in Node.
      excludedFiles: ['src/domain/brand*.ts'],
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
      // Also read by browsers that are too old for the app, to say so (Quality K4).
      files: ['public/boot.js'],
      parserOptions: { ecmaVersion: 5 },
      rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
    },
  ],
}
