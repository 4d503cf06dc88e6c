module.exports = {
  // As old as a browser with custom elements and modules may be: the syntax of the package is transformed no further.
  target: 'browserslist:chrome 109, firefox 115, safari 16.4',
  entry: './src/main.js',
  output: { path: `${__dirname}/public` },
  performance: { hints: false },
};
