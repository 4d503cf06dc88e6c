<?php
declare(strict_types=1);

namespace Till\Elements\ViewModel;

use Magento\Framework\Data\Argument\InterpreterInterface;
use Magento\Framework\View\Design\Theme\ThemeProviderInterface;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\Framework\View\Layout\Argument\Parser;
use Magento\Framework\View\Layout\ProcessorFactory;

/**
 * The layout that a page of the shop has in the stock theme, for themes that have emptied it.
 *
 * Extensions describe there what they add to a page, such as the fields and the methods of the checkout.
 */
class StockLayout implements ArgumentInterface
{
    private const THEME = 'frontend/Magento/blank';

    /**
     * @var ThemeProviderInterface
     */
    private $themes;

    /**
     * @var ProcessorFactory
     */
    private $layouts;

    /**
     * @var Parser
     */
    private $parser;

    /**
     * @var InterpreterInterface
     */
    private $interpreter;

    /**
     * @param ThemeProviderInterface $themes
     * @param ProcessorFactory $layouts
     * @param Parser $parser
     * @param InterpreterInterface $interpreter
     */
    public function __construct(
        ThemeProviderInterface $themes,
        ProcessorFactory $layouts,
        Parser $parser,
        InterpreterInterface $interpreter
    ) {
        $this->themes = $themes;
        $this->layouts = $layouts;
        $this->parser = $parser;
        $this->interpreter = $interpreter;
    }

    /**
     * The components of a block, as the modules of the shop have put them together.
     *
     * A shop without the stock theme has the layouts of its modules all the same.
     *
     * @param string $handle the layout handle of the page
     * @param string $block the name of the block
     * @return array
     */
    public function getComponents(string $handle, string $block): array
    {
        $theme = $this->themes->getThemeByFullPath(self::THEME);
        if (!$theme->getId()) {
            $theme->setData('area', 'frontend');
        }
        $update = $this->layouts->create(['theme' => $theme]);
        $update->load([$handle]);
        $arguments = $update->asSimplexml()->xpath("//*[@name='$block']/arguments/argument[@name='jsLayout']");
        $components = [];
        foreach ($arguments ?: [] as $argument) {
            $data = $this->parser->parse(dom_import_simplexml($argument));
            $components = array_replace_recursive($components, (array) $this->interpreter->evaluate($data));
        }

        return $components;
    }
}
