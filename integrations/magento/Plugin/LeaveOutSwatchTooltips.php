<?php
declare(strict_types=1);

namespace Till\Elements\Plugin;

use Magento\Swatches\Block\LayeredNavigation\RenderLayered;
use Till\Elements\ViewModel\Settings;

/**
 * Leaves out the script that each swatch filter prints for its tooltips, and with it the stock widget that it loads.
 *
 * The filters' element has tooltips of its own.
 */
class LeaveOutSwatchTooltips
{
    /**
     * @var Settings
     */
    private $settings;

    /**
     * @param Settings $settings
     */
    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /**
     * Removes the script. The output is unchanged where the theme prints another one.
     *
     * @param RenderLayered $subject
     * @param string $html
     * @return string
     */
    public function afterToHtml(RenderLayered $subject, $html)
    {
        if (!$this->settings->isReplaced('lists')) {
            return $html;
        }
        $script = '#<script[^>]*>\s*require\(\["jquery", "Magento_Swatches/js/swatch-renderer"\](?:(?!</script>).)*'
            . '\.SwatchRendererTooltip\(\);\s*\}\);\s*</script>#s';

        return preg_replace($script, '', (string) $html) ?? $html;
    }
}
