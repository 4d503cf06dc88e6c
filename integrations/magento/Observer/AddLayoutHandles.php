<?php
declare(strict_types=1);

namespace Till\Elements\Observer;

use Magento\Framework\Event\Observer;
use Magento\Framework\Event\ObserverInterface;
use Till\Elements\Model\Areas;
use Till\Elements\ViewModel\Settings;

/**
 * Adds the layout of each enabled area to its pages.
 */
class AddLayoutHandles implements ObserverInterface
{
    /**
     * @var Settings
     */
    private $settings;

    /**
     * @var Areas
     */
    private $areas;

    /**
     * @var array<string, array<string, string>>
     */
    private $needed;

    /**
     * @param Settings $settings
     * @param Areas $areas
     * @param array $needed the other area without which an area does not change a page
     */
    public function __construct(Settings $settings, Areas $areas, array $needed = [])
    {
        $this->settings = $settings;
        $this->areas = $areas;
        $this->needed = $needed;
    }

    /**
     * @inheritdoc
     */
    public function execute(Observer $observer)
    {
        $update = $observer->getData('layout')->getUpdate();
        $handles = $update->getHandles();
        foreach ($this->areas->getHandles() as $area => $pages) {
            if (!$this->settings->isReplaced($area)) {
                continue;
            }
            foreach (array_intersect_key($pages, array_flip($handles)) as $page => $handle) {
                if ($this->settings->isReplaced($this->needed[$area][$page] ?? $area)) {
                    $update->addHandle($handle);
                }
            }
        }
    }
}
