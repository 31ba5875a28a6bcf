const { css } = require('./build/browsers.json')

// Newer CSS needs an @supports rule, or a reason in the browser table.
const baseline = {
  available: css.available,
  ignoreFunctions: Object.keys(css.functions),
  ignoreAtRules: Object.keys(css.atRules),
  ignoreUnits: Object.keys(css.units),
  ignoreSelectors: Object.keys(css.selectors),
  ignoreProperties: Object.fromEntries(
    Object.keys(css.properties).map((name) => [name, ['/^.+$/']]),
  ),
}

module.exports = {
  extends: 'stylelint-config-standard',
  plugins: ['stylelint-plugin-use-baseline'],
  reportNeedlessDisables: true,
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      {
        message: 'Class names are camelCase',
      },
    ],
    'custom-property-pattern': null,
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'selector-pseudo-class-no-unknown': [
      true,
      {
        ignorePseudoClasses: ['global', 'local'],
      },
    ],
    'property-no-unknown': [
      true,
      {
        ignoreProperties: ['composes'],
      },
    ],
    'no-descending-specificity': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'media-feature-name-disallowed-list': [
      ['min-width', 'max-width'],
      {
        message: 'Write a range: (width <= 1023.98px)',
      },
    ],
    // Decisions 6: one breakpoint. Custom properties do not work in media queries.
    'media-feature-name-value-allowed-list': [
      {
        width: ['1023.98px', '1024px'],
      },
      {
        message: 'Use the one breakpoint: 1023.98px and below, 1024px and above',
      },
    ],
    'color-no-hex': [
      true,
      {
        message: 'Colours live in tokens.css',
      },
    ],
    'color-named': [
      'never',
      {
        message: 'Colours live in tokens.css',
      },
    ],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
      {
        message: 'Colours live in tokens.css',
      },
    ],
    'property-disallowed-list': [
      [
        'left',
        'right',
        'margin-left',
        'margin-right',
        'padding-left',
        'padding-right',
        'border-left',
        'border-right',
        'border-left-width',
        'border-right-width',
        'border-left-color',
        'border-right-color',
        'border-top-left-radius',
        'border-top-right-radius',
        'border-bottom-left-radius',
        'border-bottom-right-radius',
        'float',
        'clear',
      ],
      {
        message: 'Use logical properties, because the layout is mirrored in Arabic',
      },
    ],
    'declaration-property-value-disallowed-list': [
      {
        'text-align': ['left', 'right'],
      },
      {
        message: 'Use start and end, because the layout is mirrored in Arabic',
      },
    ],
    'declaration-property-value-no-unknown': [
      true,
      {
        ignoreProperties: {
          'text-align': ['-webkit-match-parent'],
        },
      },
    ],
    'plugin/use-baseline': [true, baseline],
  },
  overrides: [
    {
      files: ['**/layout.css'],
      rules: {
        'media-feature-name-value-allowed-list': null,
      },
    },
    {
      files: ['**/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
      },
    },
  ],
}
