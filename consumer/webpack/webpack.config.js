module.exports = {
  // The oldest browsers with custom elements and modules: the package's syntax is not transformed any further.
  target: 'browserslist:chrome 109, firefox 115, safari 16.4',
  entry: './src/main.js',
  output: { path: `${__dirname}/public` },
  performance: { hints: false },
};
